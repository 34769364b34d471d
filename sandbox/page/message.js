/* One message: who wrote it, what it says, its pictures and its controls. */

import { components } from "./components.js";
import { avatar, h, icon } from "./dom.js";
import { embed } from "./embeds.js";
import { markdown } from "./markdown.js";
import { attachment } from "./pictures.js";
import { stamp } from "./times.js";

const COMPONENTS_V2 = 1 << 15;
const KIND = { THREAD_CREATED: 18, THREAD_STARTER: 21 };
const TOGETHER_MS = 5 * 60_000;

/** Whether it continues what the one before it began, and needs no name of its own. */
export function continues(message, before) {
  return (
    Boolean(before) &&
    before.author.id === message.author.id &&
    !message.interaction &&
    isText(message) &&
    isText(before) &&
    message.ephemeral === before.ephemeral &&
    new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER_MS
  );
}

function isSystem(message) {
  return message.type === KIND.THREAD_CREATED || message.type === KIND.THREAD_STARTER;
}

/** Whether it is but words: panels and pictures stand apart. */
function isText(message) {
  const more = [message.embeds, message.components, message.attachments];
  return !isSystem(message) && more.every((parts) => parts.length === 0);
}

/** `use` is {me, names, people, press, choose, dismiss}; press and choose get the message first. */
export function messageView(message, use, { together }) {
  if (isSystem(message)) return systemLine(message, use);
  const classes = [
    "message",
    together && "together",
    message.ephemeral && "private",
    mentions(message, use.me) && "for-me",
  ];
  return h(
    "li",
    { class: classes.filter(Boolean).join(" "), data: { id: message.id } },
    message.interaction && cause(message.interaction, use),
    h("div", { class: "message-side" }, together ? stamp(message.timestamp) : portrait(message.author, use)),
    h(
      "div",
      { class: "message-main" },
      head(message, use, { together }),
      body(message, use),
      message.ephemeral && privateNote(message, use),
    ),
  );
}

function cause({ name, user }, use) {
  const command = h("span", { class: "mention" }, `/${name}`);
  return h("p", { class: "cause" }, h("strong", {}, use.names.author(user)), " used ", command);
}

function portrait(author, use) {
  return avatar(use.names.author(author), use.names.place(author.id), { bot: author.bot });
}

function head({ author, timestamp }, use, { together }) {
  return h(
    "p",
    { class: together ? "message-head unseen" : "message-head" },
    h("strong", { class: "author" }, use.names.author(author)),
    author.bot && h("span", { class: "badge-bot" }, "bot"),
    stamp(timestamp),
  );
}

function privateNote({ id }, use) {
  const dismiss = { type: "button", class: "as-link", on: { click: () => use.dismiss(id) } };
  return h(
    "p",
    { class: "private-note" },
    icon("eye"),
    "Only you can see this · ",
    h("button", dismiss, "Dismiss"),
  );
}

function mentions(message, me) {
  return message.mentions.some((user) => user.id === me);
}

function body(message, use) {
  if (message.loading) {
    return h(
      "p",
      { class: "thinking" },
      h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
      `${use.names.author(message.author)} is thinking…`,
    );
  }
  const controls = {
    ...use,
    files: message.files,
    press: (customId, element) => use.press(message, customId, element),
    choose: (customId, values, element) => use.choose(message, customId, values, element),
  };
  return [
    message.content && words(message, use),
    message.embeds.map((each) => embed(each, message.files, use.names)),
    !(message.flags & COMPONENTS_V2) &&
      message.attachments.length > 0 &&
      h("div", { class: "gallery" }, message.attachments.map(attachment)),
    components(message.components, controls),
    message.thread && threadLink(message.thread),
  ];
}

function words(message, use) {
  const text = h("div", { class: "text" }, markdown(message.content, use.names));
  if (message.edited_timestamp) {
    const last = text.lastElementChild?.matches("p") ? text.lastElementChild : text;
    last.append(h("span", { class: "edited", title: message.edited_timestamp }, " (edited)"));
  }
  return text;
}

function threadLink(thread) {
  const count = thread.total_message_sent ?? thread.message_count ?? 0;
  return h(
    "a",
    { class: "thread-link", href: `#${thread.id}` },
    icon("thread"),
    h("strong", {}, thread.name),
    h("span", { class: "row-note" }, `${count} ${count === 1 ? "message" : "messages"} ›`),
  );
}

function systemLine(message, use) {
  const about = message.message_reference?.channel_id;
  const place = use.names.channel(about);
  const words =
    message.type === KIND.THREAD_CREATED
      ? [
          h("strong", {}, use.names.author(message.author)),
          " started a thread: ",
          h("a", { href: `#${about}` }, message.content),
        ]
      : [
          "This thread began with a message in ",
          h("a", { href: `#${about}` }, `#${place?.name ?? "a channel"}`),
          ".",
        ];
  return h("li", { class: "system", data: { id: message.id } }, icon("thread"), h("p", {}, words));
}
