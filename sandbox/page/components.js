/* Buttons, select menus and the layout parts of Components V2, from Discord's JSON to elements. */

import { h, icon, withEmoji } from "./dom.js";
import { insideLink, markdown } from "./markdown.js";
import { picker } from "./picker.js";
import { fileCard, mediaOf, picture } from "./pictures.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** `use` is {names, people, files, press(customId, button), choose(customId, values, select)}. */
export function components(parts, use) {
  return parts.map((part) => (MAKERS[part.type] ?? unknown)(part, use));
}

const MAKERS = {
  1: (part, use) => h("div", { class: "controls" }, components(part.components, use)),
  2: button,
  3: (part, use) => select(part, part.options, use),
  5: (part, use) => select(part, peopleAsOptions(use.people, part), use),
  9: section,
  10: (part, use) => h("div", { class: "text" }, markdown(part.content, use.names)),
  11: (part, use) => picture(mediaIn(part, use), { small: true }),
  12: mosaic,
  13: (part) => fileCard({ url: part.file.url, name: part.name, size: part.size }),
  14: (part) =>
    h("hr", { class: part.divider === false ? "space" : null, data: { spacing: part.spacing ?? 1 } }),
  17: container,
};

function unknown(part) {
  return h("p", { class: "subtext" }, `The sandbox cannot show a component of type ${part.type}.`);
}

function button(part, use) {
  const words = withEmoji(part) || "Button";
  if (part.style === 5) {
    const inside = insideLink(part.url);
    const way = inside ? { href: inside } : { href: part.url, target: "_blank", rel: "noreferrer noopener" };
    return h("a", { class: "button button-link", ...way }, words);
  }
  const made = h(
    "button",
    {
      type: "button",
      class: `button button-${STYLES[part.style] ?? "secondary"}`,
      disabled: part.disabled,
      data: { customId: part.custom_id },
    },
    words,
  );
  made.addEventListener("click", () => use.press(part.custom_id, made));
  return made;
}

function select(part, options, use) {
  const made = picker({
    placeholder: part.placeholder,
    options,
    least: part.min_values ?? 1,
    most: part.max_values ?? 1,
    disabled: part.disabled,
    customId: part.custom_id,
    onPick: (values) => use.choose(part.custom_id, values, made),
  });
  return made;
}

function peopleAsOptions(people, part) {
  const defaults = new Set((part.default_values ?? []).map((value) => value.id));
  return people.map(({ id, name }) => ({ label: name, value: id, default: defaults.has(id) }));
}

function mediaIn({ media, description, spoiler }, { files }) {
  const known = mediaOf(media, files);
  return { ...known, description: description ?? known.description, spoiler };
}

/** One picture as it is; several as tiles, the first one larger where they would not fill the rows. */
function mosaic({ items }, use) {
  const alone = items.length === 1;
  return h(
    "div",
    { class: alone ? "mosaic mosaic-alone" : "mosaic", data: { count: items.length } },
    items.map((item) => picture(mediaIn(item, use), { tile: !alone })),
  );
}

function section(part, use) {
  return h(
    "div",
    { class: "section" },
    h("div", { class: "section-text" }, components(part.components, use)),
    components([part.accessory], use),
  );
}

function container(part, use) {
  const box = h("div", { class: "card container" }, components(part.components, use));
  if (part.accent_color !== null && part.accent_color !== undefined)
    box.style.setProperty("--accent-line", colour(part.accent_color));
  if (!part.spoiler) return box;
  return h("details", { class: "covered" }, h("summary", {}, icon("eye"), "Spoiler: press to look"), box);
}

export function colour(number) {
  return `#${number.toString(16).padStart(6, "0")}`;
}
