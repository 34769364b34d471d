/* A select menu: a button that opens a list; with several values allowed, a list to tick and Done. */

import { h, icon, withEmoji } from "./dom.js";
import { OptionList } from "./optionlist.js";

/**
 * `options` are {label, value, description, emoji, default}; `onPick` gets the values, in the options' order.
 * The element's `values` are what is chosen now.
 */
export function picker({
  label,
  placeholder,
  options,
  least = 1,
  most = 1,
  disabled = false,
  customId,
  onPick,
}) {
  let chosen = options.filter((option) => option.default).map((option) => option.value);
  const face = h("span", { class: "picker-face" });
  const button = h(
    "button",
    {
      type: "button",
      class: "picker-button",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      disabled,
      data: { customId },
    },
    face,
    icon("down"),
  );
  const holder = h("div", { class: "picker" }, button);

  const show = () => {
    const names = options.filter((option) => chosen.includes(option.value)).map(withEmoji);
    face.textContent = names.join(", ") || placeholder || "Choose…";
    face.classList.toggle("picker-empty", names.length === 0);
    button.setAttribute("aria-label", label ? `${label}: ${face.textContent}` : face.textContent);
    holder.values = chosen;
  };
  const pick = (values) => {
    chosen = options.map((option) => option.value).filter((value) => values.has(value));
    show();
    onPick?.(chosen);
  };
  button.addEventListener("click", () => {
    if (button.getAttribute("aria-expanded") === "true") return;
    new OptionList({ button, options, chosen, least, most, label: label ?? placeholder, pick }).open(holder);
  });
  show();
  return holder;
}
