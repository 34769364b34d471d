/* The open list of a select menu: by mouse, touch or keyboard; a sheet at the bottom on narrow screens. */

import { h, icon, newId, withEmoji } from "./dom.js";

const TYPED_TOGETHER_MS = 800;
const HIGHEST_PX = 380;
const COMFORTABLE_PX = 260;

export class OptionList {
  #typed = { text: "", at: 0 };

  /** `pick` gets the set of values when the list closes with other ones than were `chosen`. */
  constructor({ button, options, chosen, least, most, label, pick }) {
    Object.assign(this, { button, options, chosen, least, most, pick });
    this.several = most > 1;
    this.ticked = new Set(chosen);
    const first = options.findIndex((option) => this.ticked.has(option.value));
    this.at = Math.max(first, 0);
    this.rows = options.map((option, index) => this.#row(option, index));
    this.count = h("span", { class: "picker-count" });
    const finish = { type: "button", class: "button button-primary", on: { click: () => this.#finish() } };
    this.done = h("button", finish, "Done");
    const listbox = { role: "listbox", tabindex: "-1", class: "rows", "aria-label": label };
    this.list = h("div", { ...listbox, "aria-multiselectable": String(this.several) }, this.rows);
    const foot = this.several && h("div", { class: "sheet-foot" }, this.count, this.done);
    this.sheet = h("div", { class: "sheet", popover: "manual" }, this.list, foot);
    this.list.addEventListener("keydown", (event) => this.#key(event));
  }

  open(holder) {
    holder.append(this.sheet);
    this.sheet.showPopover();
    this.button.setAttribute("aria-expanded", "true");
    this.listening = new AbortController();
    const { signal } = this.listening;
    document.addEventListener("pointerdown", (event) => this.#outside(event), { capture: true, signal });
    document.addEventListener("scroll", () => this.#place(), { capture: true, signal });
    window.addEventListener("resize", () => this.#place(), { signal });
    this.#place();
    this.list.focus({ preventScroll: true });
    this.#moveTo(this.at);
  }

  #close() {
    this.listening.abort();
    this.sheet.remove();
    this.button.setAttribute("aria-expanded", "false");
    this.button.focus({ preventScroll: true });
  }

  /** Close, and say what is chosen if that is something new and enough. */
  #finish() {
    this.#close();
    const same =
      this.ticked.size === this.chosen.length && this.chosen.every((value) => this.ticked.has(value));
    if (!same && this.#enough()) this.pick(this.ticked);
  }

  /* A list whose message was drawn anew meanwhile is gone, and chooses nothing. */
  #outside({ target }) {
    if (!this.sheet.isConnected) this.listening.abort();
    else if (this.sheet.contains(target) || this.button.contains(target)) return;
    else if (this.several) this.#finish();
    else this.#close();
  }

  #enough() {
    return this.ticked.size >= this.least && this.ticked.size <= this.most;
  }

  #press(index) {
    const { value } = this.options[index];
    const ticked = this.ticked.delete(value);
    if (!this.several) {
      this.ticked.clear();
      if (!ticked || this.least > 0) this.ticked.add(value);
      this.#finish();
      return;
    }
    if (!ticked && this.ticked.size < this.most) this.ticked.add(value);
    this.#moveTo(index);
  }

  #key(event) {
    const keys = {
      ArrowDown: () => this.#moveTo(this.at + 1),
      ArrowUp: () => this.#moveTo(this.at - 1),
      Home: () => this.#moveTo(0),
      End: () => this.#moveTo(this.rows.length - 1),
      Enter: () => this.#press(this.at),
      " ": () => this.#press(this.at),
      Escape: () => this.#close(),
      Tab: () => (this.several ? this.done.focus() : this.#close()),
    };
    if (keys[event.key]) keys[event.key]();
    else if (event.key.length === 1) this.#jump(event.key.toLowerCase());
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** To the option that begins with what was typed quickly one after the other. */
  #jump(letter) {
    const now = Date.now();
    const text = now - this.#typed.at < TYPED_TOGETHER_MS ? this.#typed.text + letter : letter;
    this.#typed = { text, at: now };
    const hit = this.options.findIndex((option) => option.label.toLowerCase().startsWith(text));
    if (hit >= 0) this.#moveTo(hit);
  }

  #moveTo(index) {
    this.at = (index + this.rows.length) % this.rows.length;
    this.#mark();
    this.rows[this.at].scrollIntoView({ block: "nearest" });
  }

  #row(option, index) {
    return h(
      "div",
      { role: "option", id: newId("option"), class: "row", on: { click: () => this.#press(index) } },
      h("span", { class: "row-tick" }, icon("check")),
      h(
        "span",
        { class: "row-words" },
        h("span", { class: "row-label" }, withEmoji(option)),
        option.description && h("span", { class: "row-note" }, option.description),
      ),
    );
  }

  #mark() {
    this.rows.forEach((row, index) => {
      row.setAttribute("aria-selected", String(this.ticked.has(this.options[index].value)));
      row.classList.toggle("row-active", index === this.at);
    });
    this.list.setAttribute("aria-activedescendant", this.rows[this.at].id);
    const { size } = this.ticked;
    const { least, most } = this;
    this.count.textContent =
      least === most ? `${size} of ${most} chosen` : `${size} chosen, ${least} to ${most} allowed`;
    this.done.disabled = !this.#enough();
  }

  /** Under the button if there is room, else above it. */
  #place() {
    const box = this.button.getBoundingClientRect();
    const below = window.innerHeight - box.bottom - 12;
    const above = box.top - 12;
    const up = below < Math.min(this.sheet.scrollHeight, COMFORTABLE_PX) && above > below;
    const style = {
      "--left": `${box.left}px`,
      "--width": `${box.width}px`,
      "--top": up ? "auto" : `${box.bottom + 4}px`,
      "--bottom": up ? `${window.innerHeight - box.top + 4}px` : "auto",
      "--room": `${Math.min(up ? above : below, HIGHEST_PX)}px`,
    };
    for (const [name, value] of Object.entries(style)) this.sheet.style.setProperty(name, value);
  }
}
