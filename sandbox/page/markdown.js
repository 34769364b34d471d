/* The part of Discord's markdown that bots write, as nodes; nothing here ever becomes HTML by accident. */

import { h } from "./dom.js";
import { moment } from "./times.js";

/**
 * `names` says who and what ids stand for: `person(id)`, `channel(id)` and `onCommand(name)`.
 * Returns nodes to append.
 */
export function markdown(text, names) {
  return blocks(text.replaceAll("\r\n", "\n"), names);
}

const FENCE = /```(?:[\w+-]*\n)?([\s\S]*?)```/;

function blocks(text, names) {
  const fence = FENCE.exec(text);
  if (!fence) return lines(text.split("\n"), names);
  const after = text.slice(fence.index + fence[0].length).replace(/^\n/, "");
  const before = text.slice(0, fence.index).replace(/\n$/, "");
  return [
    ...(before ? lines(before.split("\n"), names) : []),
    h("pre", {}, h("code", {}, fence[1].replace(/\n$/, ""))),
    ...(after ? blocks(after, names) : []),
  ];
}

const HEADING = /^(#{1,3}) +(.+)$/;
const SUBTEXT = /^-# +(.+)$/;
const QUOTE = /^> (.*)$/;
const ITEM = /^( *)(?:[-*]|(\d+)\.) +(.*)$/;

function lines(rows, names) {
  const made = [];
  let at = 0;
  const run = (pattern) => {
    const start = at;
    while (at < rows.length && pattern.test(rows[at])) at += 1;
    return rows.slice(start, at).map((row) => pattern.exec(row));
  };
  while (at < rows.length) {
    const row = rows[at];
    if (row.startsWith(">>> ")) {
      made.push(h("blockquote", {}, lines([row.slice(4), ...rows.slice(at + 1)], names)));
      break;
    } else if (HEADING.test(row)) {
      const [, marks, title] = HEADING.exec(row);
      made.push(h(`h${marks.length + 2}`, {}, inline(title, names)));
      at += 1;
    } else if (SUBTEXT.test(row)) {
      made.push(h("p", { class: "subtext" }, inline(SUBTEXT.exec(row)[1], names)));
      at += 1;
    } else if (QUOTE.test(row)) {
      made.push(
        h(
          "blockquote",
          {},
          lines(
            run(QUOTE).map(([, rest]) => rest),
            names,
          ),
        ),
      );
    } else if (ITEM.test(row)) {
      made.push(...lists(run(ITEM)).map((items) => list(items, names)));
    } else if (row.trim() === "") {
      at += 1;
      if (made.length) made.push(h("div", { class: "gap" }));
    } else {
      made.push(paragraph(rows, at, names));
      while (at < rows.length && isPlain(rows[at])) at += 1;
    }
  }
  return made;
}

function isPlain(row) {
  return (
    row.trim() !== "" &&
    !row.startsWith(">>> ") &&
    ![HEADING, SUBTEXT, QUOTE, ITEM].some((pattern) => pattern.test(row))
  );
}

function paragraph(rows, from, names) {
  const text = [];
  for (let at = from; at < rows.length && isPlain(rows[at]); at += 1) text.push(rows[at]);
  return h("p", {}, inline(text.join("\n"), names));
}

/** Bullets and numbers that follow each other are lists of their own. */
function lists(items) {
  const made = [];
  for (const item of items) {
    const [first] = made.at(-1) ?? [];
    const same = first && (item[1].length > first[1].length || Boolean(item[2]) === Boolean(first[2]));
    if (same) made.at(-1).push(item);
    else made.push([item]);
  }
  return made;
}

/** Items one level deep nest under the item before them. */
function list(items, names) {
  const [, , number] = items[0];
  const made = number ? h("ol", { start: number }) : h("ul");
  for (let at = 0; at < items.length; at += 1) {
    const [, indent, , text] = items[at];
    const item = h("li", {}, inline(text, names));
    const inner = [];
    while (at + 1 < items.length && items[at + 1][1].length > indent.length) inner.push(items[(at += 1)]);
    if (inner.length) item.append(list(inner, names));
    made.append(item);
  }
  return made;
}

const SIMPLE =
  (tag, attributes = {}) =>
  ([, inner], names) =>
    h(tag, attributes, inline(inner, names));

/* Tried at each position in this order; the first that matches wins. */
const SPANS = [
  [/^\\([^\w\s])/, ([, plain]) => plain],
  [/^``(.+?)``/s, ([, code]) => h("code", {}, code.trim())],
  [/^`([^`]+)`/, ([, code]) => h("code", {}, code)],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, ([, seconds, style]) => moment(new Date(Number(seconds) * 1000), style)],
  [/^<@!?(\d+)>/, ([, id], names) => h("span", { class: "mention" }, `@${names.person(id)}`)],
  [/^<#(\d+)>/, ([, id], names) => mentionOfChannel(id, names)],
  [/^<\/([\w -]+):\d+>/, ([, name], names) => mentionOfCommand(name, names)],
  [/^<a?:(\w+):\d+>/, ([, name]) => `:${name}:`],
  [/^<(https?:\/\/[^\s>]+)>/, ([, url]) => link(url, url)],
  [/^\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, ([, text, url], names) => link(url, inline(text, names))],
  [/^https?:\/\/[^\s<]+[^\s<.,;:!?)"'\]]/, ([url]) => link(url, url)],
  [/^\|\|(.+?)\|\|/s, ([, inner], names) => spoiler(inner, names)],
  [/^\*\*\*(.+?)\*\*\*/s, ([, inner], names) => h("strong", {}, h("em", {}, inline(inner, names)))],
  [/^\*\*(.+?)\*\*(?!\*)/s, SIMPLE("strong")],
  [/^__(.+?)__(?!_)/s, SIMPLE("u")],
  [/^~~(.+?)~~/s, SIMPLE("s")],
  [/^\*(?!\s)([^*]+?)(?<!\s)\*/, SIMPLE("em")],
  [/^_(?!\s)([^_]+?)_(?!\w)/, SIMPLE("em")],
];
const PLAIN = /^(?:[A-Za-z0-9]+|[\s\S])/;
const WORD_END = /\w$/;

/** Spans only, no lists or headings: for titles. */
export function inline(text, names) {
  const made = [];
  let plain = "";
  for (let rest = text; rest;) {
    const found = match(rest, plain);
    if (found) {
      if (plain) made.push(plain);
      plain = "";
      made.push(found.span[1](found.hit, names));
      rest = rest.slice(found.hit[0].length);
    } else {
      const [piece] = PLAIN.exec(rest);
      plain += piece;
      rest = rest.slice(piece.length);
    }
  }
  if (plain) made.push(plain);
  return made;
}

function match(rest, before) {
  for (const span of SPANS) {
    const hit = span[0].exec(rest);
    if (hit && !(rest[0] === "_" && WORD_END.test(before))) return { span, hit };
  }
  return null;
}

const MESSAGE_LINK = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/[\w@]+\/(\d+)(?:\/(\d+))?\/?$/;

/** Where a link to a channel or message of Discord leads on this page; null for any other. */
export function insideLink(url) {
  const [, channel, message] = MESSAGE_LINK.exec(url) ?? [];
  return channel ? `#${channel}${message ? `/${message}` : ""}` : null;
}

function link(url, text) {
  const inside = insideLink(url);
  if (inside) return h("a", { class: "mention", href: inside }, text === url ? "message ›" : text);
  return h("a", { href: url, target: "_blank", rel: "noreferrer noopener" }, text);
}

function mentionOfChannel(id, names) {
  const channel = names.channel(id);
  if (!channel) return h("span", { class: "mention" }, "#unknown");
  return h("a", { class: "mention", href: `#${id}` }, `#${channel.name}`);
}

function mentionOfCommand(name, names) {
  return h(
    "button",
    { type: "button", class: "mention", on: { click: () => names.onCommand(name) } },
    `/${name}`,
  );
}

function spoiler(inner, names) {
  const hidden = h(
    "button",
    { type: "button", class: "spoiler", "aria-label": "Spoiler: press to read" },
    h("span", { "aria-hidden": "true" }, inline(inner, names)),
  );
  hidden.addEventListener(
    "click",
    () => hidden.replaceWith(h("span", { class: "spoiler-shown" }, inline(inner, names))),
    { once: true },
  );
  return hidden;
}
