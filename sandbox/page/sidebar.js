/* The left side: channels with their threads, and the conversation with the bot. */

import { h, icon, redraw } from "./dom.js";
import { isUnread, unreadOf } from "./reads.js";

/** `act` is {openDm(), acceptDms(bool)}; going somewhere is a link to the channel's id. */
export function drawSidebar(nav, state, here, act) {
  const { me, channels } = state;
  const homes = state.guilds.filter(({ id }) => id in me.ranks);
  const dm = channels.find((channel) => channel.kind === "dm");
  const texts = channels.filter((channel) => channel.kind === "text");
  redraw(
    nav,
    state.cards.length > 0 && start(here),
    homes.map(({ id, name }) =>
      group(
        name,
        texts
          .filter((channel) => channel.guild === id)
          .map((channel) => [place(channel, "channel", me, here), threadsOf(channel, channels, me, here)]),
      ),
    ),
    group("Direct messages", [dm ? place(dm, "dm", me, here) : unopened(act), acceptance(me, act)]),
  );
}

function start(here) {
  return h(
    "a",
    {
      class: "place place-start",
      href: "#start",
      data: { key: "start" },
      "aria-current": here === "start" ? "page" : null,
    },
    icon("send"),
    h("span", { class: "place-name" }, "Start here"),
  );
}

function group(title, items) {
  return h("section", { class: "group" }, h("h2", {}, title), h("ul", {}, items));
}

function place(channel, kind, me, here) {
  const unread = channel.id !== here && isUnread(me.id, channel.id, channel.last_message);
  const calls = channel.id === here ? 0 : unreadOf(me.id, channel.id, channel.mentions);
  const classes = ["place", unread && "unread", channel.archived && "archived"].filter(Boolean).join(" ");
  return h(
    "li",
    {},
    h(
      "a",
      {
        data: { key: channel.id },
        class: classes,
        href: `#${channel.id}`,
        "aria-current": channel.id === here ? "page" : null,
        title: channel.name,
      },
      icon(kind),
      h("span", { class: "place-name" }, channel.name),
      channel.archived && h("span", { class: "tag" }, "archived"),
      calls > 0 && h("span", { class: "count", "aria-label": `${calls} mentions` }, String(calls)),
      unread && !calls && h("span", { class: "dot", role: "img", "aria-label": "unread" }),
    ),
  );
}

function threadsOf(parent, channels, me, here) {
  const threads = channels.filter((channel) => channel.kind === "thread" && channel.parent === parent.id);
  threads.sort((one, other) => one.archived - other.archived || (BigInt(other.id) > BigInt(one.id) ? 1 : -1));
  return (
    threads.length > 0 &&
    h(
      "li",
      {},
      h(
        "ul",
        { class: "threads" },
        threads.map((thread) => place(thread, "thread", me, here)),
      ),
    )
  );
}

function unopened(act) {
  return h(
    "li",
    {},
    h(
      "button",
      { type: "button", class: "place", on: { click: act.openDm } },
      icon("dm"),
      h("span", { class: "place-name" }, "Flugpost"),
    ),
  );
}

function acceptance(me, act) {
  return h(
    "li",
    {},
    h(
      "label",
      { class: "switch" },
      h("input", {
        data: { key: "dms" },
        type: "checkbox",
        role: "switch",
        checked: me.dms_open,
        on: { change: (event) => act.acceptDms(event.target.checked) },
      }),
      h("span", {}, me.dms_open ? "Accepts direct messages" : "Refuses direct messages"),
    ),
  );
}
