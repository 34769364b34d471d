/* Embeds: a framed note with title, text, fields and pictures. */

import { colour } from "./components.js";
import { h } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { mediaOf, picture } from "./pictures.js";
import { stamp } from "./times.js";

/** `files` are all the message's, also those that only the embed shows. */
export function embed(of, files, names) {
  const card = h(
    "article",
    { class: "card embed" },
    of.author && h("p", { class: "embed-author" }, of.author.name),
    of.title &&
      h(
        "h3",
        {},
        of.url
          ? h("a", { href: of.url, target: "_blank", rel: "noreferrer noopener" }, of.title)
          : inline(of.title, names),
      ),
    of.description && h("div", { class: "text" }, markdown(of.description, names)),
    of.fields?.length &&
      h(
        "dl",
        { class: "fields" },
        of.fields.map((field) => fieldOf(field, names)),
      ),
    of.image && picture(mediaOf(of.image, files)),
    of.thumbnail && picture(mediaOf(of.thumbnail, files), { small: true }),
    (of.footer || of.timestamp) &&
      h(
        "p",
        { class: "subtext" },
        of.footer?.text,
        of.footer && of.timestamp && " · ",
        of.timestamp && stamp(of.timestamp),
      ),
  );
  if (of.color !== null && of.color !== undefined) card.style.setProperty("--accent-line", colour(of.color));
  return card;
}

function fieldOf({ name, value, inline: beside }, names) {
  return h(
    "div",
    { class: beside ? "field field-inline" : "field" },
    h("dt", {}, name),
    h("dd", { class: "text" }, markdown(value, names)),
  );
}
