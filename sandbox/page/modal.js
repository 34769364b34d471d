/* Forms that the bot opens: text fields, menus, choices and ticks in a dialog. */

import { h, icon, newId } from "./dom.js";
import { markdown } from "./markdown.js";
import { picker } from "./picker.js";

/** `submit(values)` is called with {custom_id: text, list or truth}; it resolves to true when the form may close. */
export function openModal(form, { names, people, submit }) {
  const readers = new Map();
  const context = { names, people, readers };
  const title = newId("form");
  const send = h("button", { class: "button button-primary" }, "Submit");
  const body = h(
    "form",
    { method: "dialog", class: "modal-form", novalidate: true },
    h(
      "div",
      { class: "modal-head" },
      h("h2", { id: title }, form.title),
      h(
        "button",
        {
          type: "button",
          class: "quiet",
          "aria-label": "Close the form",
          on: { click: () => dialog.close() },
        },
        icon("close"),
      ),
    ),
    h(
      "div",
      { class: "modal-body" },
      form.components.map((part) => piece(part, context)),
    ),
    h(
      "div",
      { class: "modal-foot" },
      h(
        "button",
        { type: "button", class: "button button-secondary", on: { click: () => dialog.close() } },
        "Cancel",
      ),
      send,
    ),
  );
  const dialog = h(
    "dialog",
    { class: "modal", "aria-labelledby": title, on: { close: () => dialog.remove() } },
    body,
  );

  body.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (!body.reportValidity()) return;
    send.disabled = true;
    const values = Object.fromEntries([...readers].map(([customId, read]) => [customId, read()]));
    if (await submit(values)) dialog.close();
    send.disabled = false;
  });
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector(".modal-body :is(input, textarea, button)")?.focus();
}

function piece(part, context) {
  if (part.type === 10) return h("div", { class: "text" }, markdown(part.content, context.names));
  const inner = part.type === 1 ? part.components[0] : part.component;
  const id = newId("field");
  const make = INPUTS[inner.type];
  if (!make) return h("p", { class: "subtext" }, `The sandbox cannot show a field of type ${inner.type}.`);
  const words = part.label ?? inner.label;
  const needed = inner.required !== false && inner.type !== 23;
  return h(
    "div",
    { class: "modal-field" },
    h("label", { for: id }, words, needed && h("span", { class: "needed", title: "Required" }, " *")),
    part.description && h("p", { class: "row-note" }, part.description),
    make(inner, { ...context, id, label: words, needed }),
  );
}

const INPUTS = {
  3: (part, context) => menu(part, part.options, context),
  4: textInput,
  5: (part, context) =>
    menu(
      part,
      context.people.map(({ id, name }) => ({ label: name, value: id })),
      context,
    ),
  21: (part, context) => ticks(part, "radio", context),
  22: (part, context) => ticks(part, "checkbox", context),
  23: tick,
};

function textInput(part, { id, readers, needed }) {
  const attributes = {
    id,
    name: part.custom_id,
    required: needed,
    minlength: part.min_length,
    maxlength: part.max_length ?? 4000,
    placeholder: part.placeholder,
  };
  const input =
    part.style === 2
      ? h("textarea", { ...attributes, rows: 4 })
      : h("input", { ...attributes, type: "text", autocomplete: "off" });
  input.value = part.value ?? "";
  readers.set(part.custom_id, () => input.value);
  return input;
}

function menu(part, options, { readers, label, needed }) {
  const least = part.min_values ?? 1;
  const made = picker({
    label,
    placeholder: part.placeholder,
    options,
    least: needed ? least : 0,
    most: part.max_values ?? 1,
    customId: part.custom_id,
  });
  readers.set(part.custom_id, () => made.values);
  return made;
}

function ticks(part, type, { id, readers, label, needed }) {
  const group = newId("group");
  const inputs = part.options.map((option) =>
    h("input", {
      type,
      name: group,
      value: option.value,
      checked: option.default,
      required: type === "radio" && needed,
    }),
  );
  readers.set(part.custom_id, () => {
    const values = inputs.filter((input) => input.checked).map((input) => input.value);
    return type === "radio" ? (values[0] ?? null) : values;
  });
  return h(
    "div",
    { id, class: "ticks", role: type === "radio" ? "radiogroup" : "group", "aria-label": label },
    part.options.map((option, index) =>
      h(
        "label",
        { class: "tick" },
        inputs[index],
        h(
          "span",
          { class: "row-words" },
          option.label,
          option.description && h("span", { class: "row-note" }, option.description),
        ),
      ),
    ),
  );
}

function tick(part, { id, readers }) {
  const input = h("input", { type: "checkbox", id, checked: part.default });
  readers.set(part.custom_id, () => input.checked);
  return h("div", { class: "tick" }, input);
}
