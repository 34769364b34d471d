/* The front door: a card for each thing to try, one press each. */

import { h, redraw } from "./dom.js";

/** `begin(card key)` resolves when the newcomer has been led somewhere, or has been told why not. */
export function drawStart(holder, { cards, me, bot_connected: ready }, begin) {
  const sign = JSON.stringify([cards, me.name, ready]);
  if (holder.dataset.sign === sign) return;
  holder.dataset.sign = sign;
  redraw(
    holder,
    h("h2", {}, `Welcome, ${me.name}.`),
    h("p", {}, "Press a card, and a table with stand-ins is set up for you. It takes a few seconds."),
    h(
      "ul",
      { class: "start-cards" },
      cards.map((card) => h("li", {}, cardOf(card, ready, begin))),
    ),
    h(
      "p",
      { class: "subtext" },
      "This is a rehearsal room: nothing here reaches Discord. You can be every player: switch with “You are …”.",
    ),
  );
}

function cardOf({ key, label, line }, ready, begin) {
  const button = h(
    "button",
    { type: "button", class: "start-card", data: { key: `card-${key}`, card: key }, disabled: !ready },
    h("img", { src: `/sandbox/cards/${key}`, alt: "" }),
    h("strong", {}, label),
    h("span", {}, line),
  );
  button.addEventListener("click", async () => {
    if (button.getAttribute("aria-busy")) return;
    button.setAttribute("aria-busy", "true");
    await begin(key);
    button.removeAttribute("aria-busy");
  });
  return button;
}
