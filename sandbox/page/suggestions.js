/* The list above the command box: what can be typed next, with one row marked. */

import { h, newId } from "./dom.js";

export class Suggestions {
  constructor({ panel, input }) {
    this.panel = panel;
    this.input = input;
    this.rows = [];
    this.title = "";
    this.at = -1;
  }

  get open() {
    return !this.panel.hidden;
  }

  get marked() {
    return this.open ? (this.rows[this.at] ?? null) : null;
  }

  /**
   * `rows` are {label, note, tag, pick()}; `first` says whether the first row is marked at once. Where the same rows
   * come again, as the answer to the next letter of a word, the mark stays where somebody has moved it meanwhile.
   */
  show({ title, note, rows = [], first = true }) {
    if (!this.#shows(title, rows)) this.at = first && rows.length ? 0 : -1;
    this.title = title;
    this.rows = rows;
    this.elements = rows.map((row) =>
      h(
        "li",
        {
          role: "option",
          id: newId("suggestion"),
          class: "row",
          on: { mousedown: (event) => event.preventDefault(), click: () => row.pick() },
        },
        h(
          "span",
          { class: "row-words" },
          h("span", { class: "row-label" }, row.label),
          row.note && h("span", { class: "row-note" }, row.note),
        ),
        row.tag && h("span", { class: "tag" }, row.tag),
      ),
    );
    this.panel.replaceChildren(
      h(
        "div",
        { class: "suggestions-head" },
        h("strong", {}, title),
        note && h("span", { class: "row-note" }, note),
      ),
      h("ul", { role: "listbox", id: "suggestion-list", "aria-label": title, class: "rows" }, this.elements),
    );
    this.panel.hidden = false;
    this.input.setAttribute("aria-expanded", "true");
    this.#mark();
  }

  #shows(title, rows) {
    const same = (row, index) => row.label === this.rows[index].label;
    return this.open && title === this.title && rows.length === this.rows.length && rows.every(same);
  }

  hide() {
    this.panel.hidden = true;
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }

  move(step) {
    if (!this.open || !this.rows.length) return false;
    this.at =
      this.at < 0 && step < 0 ? this.rows.length - 1 : (this.at + step + this.rows.length) % this.rows.length;
    this.#mark();
    return true;
  }

  markFirst() {
    if (this.at < 0 && this.rows.length) this.move(1);
  }

  #mark() {
    this.elements.forEach((element, index) => {
      element.setAttribute("aria-selected", String(index === this.at));
      element.classList.toggle("row-active", index === this.at);
    });
    const element = this.elements[this.at];
    if (element) this.input.setAttribute("aria-activedescendant", element.id);
    else this.input.removeAttribute("aria-activedescendant");
    element?.scrollIntoView({ block: "nearest" });
  }
}
