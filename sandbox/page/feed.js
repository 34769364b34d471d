/* The list of messages of one place: changed where something changed, and scrolled as a reader expects. */

import { h, icon } from "./dom.js";
import { continues, messageView } from "./message.js";

const NEAR_BOTTOM_PX = 120;

export class Feed {
  constructor({ scroller, list, jump }) {
    this.scroller = scroller;
    this.list = list;
    this.jump = jump;
    this.place = null;
    this.drawn = new Map();
    this.pinned = true;
    this.top = 0;
    jump.addEventListener("click", () => this.toBottom());
    scroller.addEventListener("scroll", () => this.#look());
    new ResizeObserver(() => this.pinned && this.toBottom()).observe(list);
  }

  /** Show these messages; `place` names the person and channel they belong to. */
  show(place, messages, use) {
    const moved = place !== this.place;
    if (moved) this.#clear(place);
    const focus = this.#focused();
    const before = this.drawn;
    const fresh = messages.some((message) => !before.has(message.id));
    this.drawn = new Map(
      messages.map((message, at) => [message.id, this.#draw(message, messages[at - 1], use, before)]),
    );
    this.#arrange(
      [...this.drawn.values()].map(({ element }) => element),
      messages.length,
    );
    this.#refocus(focus);
    if (moved || this.pinned) this.toBottom();
    else if (fresh) this.jump.hidden = false;
  }

  /** Show one message to whoever followed a link to it. */
  point(id) {
    const element = this.drawn.get(id)?.element;
    if (!element) return;
    this.pinned = false;
    element.scrollIntoView({ block: "center" });
    element.classList.add("pointed");
    setTimeout(() => element.classList.remove("pointed"), 3000);
  }

  /** Whoever came here by a control that is gone finds the newest message under the focus. */
  takeFocus() {
    const held = document.activeElement;
    if (held !== document.body && held?.checkVisibility()) return;
    focusOn([...this.drawn.values()].at(-1)?.element);
  }

  toBottom() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    this.pinned = true;
    this.jump.hidden = true;
  }

  #clear(place) {
    this.place = place;
    this.drawn = new Map();
    this.list.replaceChildren();
    this.jump.hidden = true;
  }

  #draw(message, before, use, known) {
    const together = continues(message, before);
    const sign = JSON.stringify([together, message, use.people.map((person) => person.name)]);
    const old = known.get(message.id);
    return old?.sign === sign ? old : { sign, element: messageView(message, use, { together }) };
  }

  #arrange(elements, count) {
    const wanted = count
      ? elements
      : [h("li", { class: "nothing" }, icon("dm"), h("p", {}, "Nothing has been said here yet."))];
    const keep = new Set(wanted);
    [...this.list.children].filter((child) => !keep.has(child)).forEach((child) => child.remove());
    wanted.forEach((element, at) => {
      if (this.list.children[at] !== element) this.list.insertBefore(element, this.list.children[at] ?? null);
    });
  }

  /* Only scrolling up lets go of the bottom: a picture that loads late moves it away without the reader. */
  #look() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    const near = scrollHeight - scrollTop - clientHeight < NEAR_BOTTOM_PX;
    if (near) this.jump.hidden = true;
    this.pinned = near || (this.pinned && scrollTop >= this.top);
    this.top = scrollTop;
  }

  /* A message that is drawn anew while it has the focus gives it back to the same control, or keeps it. */
  #focused() {
    const held = this.list.contains(document.activeElement) ? document.activeElement : null;
    const control = held?.closest("[data-custom-id]");
    return held && { id: held.closest("[data-id]")?.dataset.id, customId: control?.dataset.customId ?? "" };
  }

  #refocus(focus) {
    if (!focus || this.list.contains(document.activeElement)) return;
    const message = this.drawn.get(focus.id)?.element;
    const control = message?.querySelector(`[data-custom-id="${CSS.escape(focus.customId)}"]`);
    if (control) control.focus({ preventScroll: true });
    else focusOn(message);
  }
}

function focusOn(message) {
  message?.setAttribute("tabindex", "-1");
  message?.focus({ preventScroll: true });
}
