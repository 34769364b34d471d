/* Short notices at the edge of the screen, read out by screen readers. */

import { h, icon } from "./dom.js";

const SHOWN_FOR_MS = 7000;

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
  document.getElementById("toasts").append(notice);
  setTimeout(() => notice.remove(), SHOWN_FOR_MS);
}
