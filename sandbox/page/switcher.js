/* "You are Ann": who acts, and a menu to become somebody else. */

import { avatar, h, icon, redraw } from "./dom.js";
import { isUnread } from "./reads.js";

export class Switcher {
  constructor(holder, become) {
    this.become = become;
    this.menu = h("div", {
      class: "people",
      popover: "auto",
      id: "people",
      role: "menu",
      "aria-label": "Become somebody else",
    });
    this.button = h("button", {
      type: "button",
      class: "who-button",
      popovertarget: "people",
      "aria-haspopup": "menu",
    });
    this.menu.addEventListener("keydown", (event) => this.#key(event));
    this.menu.addEventListener("toggle", (event) => event.newState === "open" && this.#opened());
    document.addEventListener("keydown", (event) => this.#shortcut(event));
    holder.replaceChildren(this.button, this.menu);
  }

  draw({ me, people }) {
    this.people = people;
    const waiting = people.filter((person) => person.id !== me.id && hasNews(person));
    const place = people.findIndex((person) => person.id === me.id);
    const news = waiting.length
      ? `New direct messages for ${waiting.map((person) => person.name).join(", ")}.`
      : "";
    this.button.replaceChildren(
      avatar(me.name, place),
      h("span", { class: "who-words" }, h("span", { class: "who-you" }, "You are"), " ", h("strong", {}, me.name)),
      h("span", { class: "count", title: news, hidden: !news }, String(waiting.length)),
      icon("down"),
    );
    this.button.setAttribute("aria-description", `Become somebody else. ${news}`);
    redraw(this.menu, ...people.map((person, index) => this.#row(person, index, person.id === me.id)));
  }

  #row(person, index, current) {
    const news = !current && hasNews(person);
    const notes = [
      current && "you, now",
      news && "new direct message",
      Object.values(person.ranks).includes("moderator") && "moderator",
      !person.dms_open && "refuses direct messages",
    ];
    return h(
      "button",
      {
        type: "button",
        role: "menuitemradio",
        "aria-checked": String(current),
        class: "row person",
        data: { key: person.id, person: person.name },
        on: { click: () => this.#choose(person) },
      },
      avatar(person.name, index),
      h(
        "span",
        { class: "row-words" },
        h("span", { class: "row-label" }, person.name),
        h("span", { class: "row-note" }, notes.filter(Boolean).join(" · ")),
      ),
      news && h("span", { class: "dot" }),
      index < 9 && h("kbd", {}, `Alt ${index + 1}`),
    );
  }

  #choose(person) {
    this.menu.hidePopover();
    this.become(person.id);
  }

  #opened() {
    const box = this.button.getBoundingClientRect();
    this.menu.style.setProperty("--left", `${Math.max(8, Math.min(box.left, window.innerWidth - 338))}px`);
    this.menu.style.setProperty("--top", `${box.bottom + 6}px`);
    this.menu.querySelector("[aria-checked=true]")?.focus();
  }

  #key(event) {
    const rows = [...this.menu.children];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    rows[(rows.indexOf(document.activeElement) + step + rows.length) % rows.length].focus();
  }

  #shortcut(event) {
    const digit = event.altKey && /^Digit([1-9])$/.exec(event.code);
    const person = digit && this.people?.[Number(digit[1]) - 1];
    if (!person) return;
    event.preventDefault();
    this.#choose(person);
  }
}

function hasNews(person) {
  return Boolean(person.dm) && isUnread(person.id, person.dm, person.dm_last_message);
}
