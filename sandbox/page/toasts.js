/* Short notices at the edge of the screen, read out by screen readers. */

import { h, icon } from "./dom.js";

const SHOWN_FOR_MS = 7000;
const holder = document.getElementById("toasts");

export function toast(text) {
  const notice = h(
    "div",
    { class: "toast" },
    h("span", {}, text),
    h(
      "button",
      {
        type: "button",
        class: "quiet",
        "aria-label": "Close this notice",
        on: { click: () => notice.remove() },
      },
      icon("close"),
    ),
  );
  // What lies behind an open dialog is neither seen nor read out.
  (document.querySelector("dialog:modal") ?? document.body).append(holder);
  holder.append(notice);
  setTimeout(() => notice.remove(), SHOWN_FOR_MS);
}
