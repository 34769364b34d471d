/* The box at the bottom: pick a command, fill in its options one by one, send it. */

import { fixedChoices, nextRequired, runnable, search, typedValue, unfilled, wantsFile } from "./commands.js";
import { h, icon } from "./dom.js";
import { chooseFile } from "./files.js";
import { called, calling } from "./mentions.js";
import { Suggestions } from "./suggestions.js";

const SHOWN_CHOICES = 25;

export class CommandBox {
  /**
   * `use` is {commands(), people(), channels(), roles(), complain(text), complete(command, options, focused,
   * typed), send(command, options), say(text), placeName()}; send and say resolve to true when the box may be
   * cleared.
   */
  constructor(form, use) {
    this.use = use;
    this.form = form;
    this.input = form.querySelector("input");
    this.pills = form.querySelector(".pills");
    this.asked = form.querySelector(".asked");
    this.button = form.querySelector(".send");
    this.suggestions = new Suggestions({ panel: form.querySelector(".suggestions"), input: this.input });
    this.question = 0;
    this.clear();
    this.input.addEventListener("input", () => this.#typed());
    this.input.addEventListener("focus", () => this.#suggest());
    this.input.addEventListener("keydown", (event) => this.#key(event));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#enter();
    });
    form.addEventListener(
      "focusout",
      (event) => !form.contains(event.relatedTarget) && this.suggestions.hide(),
    );
  }

  clear() {
    this.command = null;
    this.filled = new Map();
    this.active = null;
    this.input.value = "";
    this.suggestions.hide();
    this.#draw();
  }

  /** Show what there is, as typing / does. */
  open() {
    if (!this.command && !this.input.value) this.input.value = "/";
    this.input.focus();
    this.#suggest();
  }

  /** Begin a command by its full name, as a click on its mention does. */
  begin(name) {
    const command = this.#known().find((each) => each.name === name);
    if (!command) {
      this.use.complain(`There is no command /${name} here.`);
      return;
    }
    this.#take(command);
    this.input.focus();
  }

  /** Say again what belongs here, after a change of place. */
  refresh() {
    this.input.placeholder = this.#placeholder();
  }

  /* What is in the box */

  #known() {
    return runnable(this.use.commands());
  }

  #take(command) {
    this.command = command;
    this.filled = new Map();
    this.#ask(nextRequired(command, this.filled));
  }

  #ask(option) {
    this.active = option;
    this.input.value = "";
    this.#draw();
    this.#suggest();
  }

  #fill(choice) {
    this.filled.set(this.active.name, { value: choice.value, label: choice.name });
    this.#ask(nextRequired(this.command, this.filled));
  }

  #reopen(name) {
    this.filled.delete(name);
    this.#ask(this.command.options.find((option) => option.name === name));
    this.input.focus();
  }

  #drop(name) {
    this.filled.delete(name);
    this.#ask(nextRequired(this.command, this.filled));
    this.input.focus();
  }

  #draw() {
    const filled = [...this.filled].map(([name, { label }]) =>
      pill(name, label, { change: () => this.#reopen(name), drop: () => this.#drop(name) }),
    );
    const command = this.command && h("span", { class: "pill pill-command" }, `/${this.command.name}`);
    this.pills.replaceChildren(...(command ? [command] : []), ...filled);
    this.asked.textContent = this.active?.name ?? "";
    this.asked.hidden = !this.active;
    this.input.placeholder = this.#placeholder();
    this.input.setAttribute(
      "aria-label",
      this.active ? `${this.active.name}: ${this.active.description}` : "Message or command",
    );
    this.button.classList.toggle("ready", Boolean(this.command) && !this.active);
  }

  #placeholder() {
    if (this.active)
      return this.active.required ? this.active.description : `${this.active.description} (optional)`;
    if (this.command)
      return unfilled(this.command, this.filled).length ? "Enter to send, or add an option" : "Enter to send";
    return `Message ${this.use.placeName()}, or / for commands`;
  }

  /* What could be typed next */

  #suggest() {
    this.question += 1;
    this.asking = false;
    this.enterWhenAsked = false;
    if (!this.command) this.#suggestCommands();
    else if (this.active) this.#suggestValues();
    else this.#suggestOptions();
  }

  #suggestCommands() {
    const text = this.input.value;
    if (!text.startsWith("/")) {
      this.#suggestPeople(text);
      return;
    }
    const found = search(this.#known(), text.slice(1));
    this.suggestions.show({
      title: found.length ? "Commands" : "No command has this name",
      rows: found.map((command) => ({
        label: `/${command.name}`,
        note: command.description,
        pick: () => this.#take(command),
      })),
    });
  }

  #suggestPeople(text) {
    const typed = calling(text);
    const found = typed === null ? [] : search(this.use.people(), typed);
    if (!found.length) {
      this.suggestions.hide();
      return;
    }
    const pick = (name) => () => {
      this.input.value = called(text, name);
      this.suggestions.hide();
    };
    this.suggestions.show({ title: "People", rows: found.map(({ name }) => ({ label: name, pick: pick(name) })) });
  }

  #suggestOptions() {
    const left = search(unfilled(this.command, this.filled), this.input.value);
    this.suggestions.show({
      title: left.length ? "Press Enter to send, or add an option" : "Press Enter to send",
      rows: left.map((option) => ({
        label: option.name,
        note: option.description,
        tag: "optional",
        pick: () => this.#ask(option),
      })),
      first: this.input.value !== "",
    });
  }

  #suggestValues() {
    const { people, channels, roles } = this.use;
    const fixed = fixedChoices(this.active, { people: people(), channels: channels(), roles: roles() });
    if (wantsFile(this.active)) this.#offerFile();
    else if (fixed) this.#offer(search(fixed, this.input.value));
    else if (this.active.autocomplete) this.#consult();
    else this.suggestions.show({ title: this.active.name, note: this.active.description });
  }

  #offerFile() {
    const asked = this.active;
    const pick = async () => {
      const value = await chooseFile();
      if (this.active === asked) this.#fill({ name: value.filename, value });
    };
    this.suggestions.show({ title: asked.name, note: asked.description, rows: [{ label: "Choose a file…", pick }] });
  }

  #offer(choices) {
    const rows = choices
      .slice(0, SHOWN_CHOICES)
      .map((choice) => ({ label: choice.name, pick: () => this.#fill(choice) }));
    this.suggestions.show({
      title: this.active.name,
      note: rows.length ? this.active.description : "Nothing fits what is typed.",
      rows,
    });
  }

  async #consult() {
    const question = this.question;
    this.asking = true;
    try {
      const choices = await this.use.complete(
        this.command.name,
        this.#values(),
        this.active.name,
        this.input.value,
      );
      if (question === this.question) this.#offer(choices);
    } catch (error) {
      if (question === this.question) this.suggestions.show({ title: this.active.name, note: error.message });
    }
    if (question !== this.question) return;
    this.asking = false;
    if (this.enterWhenAsked) this.#enter();
  }

  #values() {
    return Object.fromEntries([...this.filled].map(([name, { value }]) => [name, value]));
  }

  /* What the person does */

  #typed() {
    const text = this.input.value;
    const named = this.#named(text);
    if (!named) this.#suggest();
    else if (this.command) this.#ask(named);
    else this.#take(named);
  }

  /** The command or option that the text names in full: "/game new " or "title:". */
  #named(text) {
    if (!this.command) return this.#known().find(({ name }) => `/${name} ` === text);
    return !this.active && unfilled(this.command, this.filled).find(({ name }) => `${name}:` === text);
  }

  #key(event) {
    const keys = {
      ArrowDown: () => this.suggestions.move(1),
      ArrowUp: () => this.suggestions.move(-1),
      Tab: () => this.#tab(event.shiftKey),
      Escape: () => this.#escape(),
      Backspace: () => this.input.value === "" && this.#back(),
    };
    if (keys[event.key]?.()) event.preventDefault();
  }

  /** Takes the marked row, or the first; leaves the box as Tab does everywhere when there is none. */
  #tab(backwards) {
    if (backwards || !this.suggestions.open || !this.suggestions.rows.length) return false;
    this.suggestions.markFirst();
    this.suggestions.marked.pick();
    return true;
  }

  #escape() {
    if (this.suggestions.open) this.suggestions.hide();
    else this.clear();
    return true;
  }

  #back() {
    if (this.active && !this.active.required) this.#ask(nextRequired(this.command, this.filled));
    else if (this.filled.size) this.#reopen([...this.filled.keys()].at(-1));
    else if (this.command) this.#uncommand();
    else return false;
    return true;
  }

  #uncommand() {
    const { name } = this.command;
    this.command = null;
    this.active = null;
    this.input.value = `/${name}`;
    this.#draw();
    this.#suggest();
  }

  #enter() {
    const row = this.suggestions.marked;
    if (this.asking) this.enterWhenAsked = true;
    else if (row) row.pick();
    else if (this.active) this.#enterTyped();
    else if (this.command && this.input.value === "") this.#send();
    else if (this.command)
      this.use.complain(`/${this.command.name} has no option that fits “${this.input.value}”.`);
    else this.#enterNothing();
  }

  #enterNothing() {
    if (this.input.value && !this.input.value.startsWith("/")) this.#say();
    else if (this.input.value)
      this.use.complain(`There is no command “${this.input.value}”. Type / to see the commands.`);
    else this.open();
  }

  #enterTyped() {
    const text = this.input.value;
    if (text === "" && !this.active.required) {
      this.#ask(null);
      return;
    }
    const { value, problem } = typedValue(this.active, text);
    if (problem) this.use.complain(problem);
    else this.#fill({ name: text, value });
  }

  #send() {
    return this.#away(() => this.use.send(this.command.name, this.#values()));
  }

  #say() {
    return this.#away(() => this.use.say(this.input.value));
  }

  async #away(work) {
    this.suggestions.hide();
    this.form.setAttribute("aria-busy", "true");
    this.input.disabled = true;
    const sent = await work();
    this.form.removeAttribute("aria-busy");
    this.input.disabled = false;
    if (sent) this.clear();
    if (matchMedia("(hover: hover)").matches && !document.querySelector("dialog[open]")) this.input.focus();
  }
}

function pill(name, label, { change, drop }) {
  const words = { type: "button", class: "pill-words", title: `Change ${name}`, on: { click: change } };
  const cross = { type: "button", class: "pill-drop", "aria-label": `Remove ${name}`, on: { click: drop } };
  return h(
    "span",
    { class: "pill", data: { option: name } },
    h("button", words, h("b", {}, name), ` ${label}`),
    h("button", cross, icon("close")),
  );
}
