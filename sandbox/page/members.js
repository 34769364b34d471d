/* The right side: who is in this server, or in this conversation. */

import { avatar, h, redraw } from "./dom.js";

const RANKS = [
  ["moderator", "Moderators"],
  ["member", "Members"],
  ["onlooker", "Onlookers"],
];

/** `guild` is null in a conversation with the bot. */
export function drawMembers(holder, { people, me }, guild, botName) {
  const rankOf = ({ id, ranks }) => (guild ? ranks[guild.id] : id === me.id && "member");
  const groups = RANKS.map(([rank, title]) => [title, people.filter((person) => rankOf(person) === rank)]);
  redraw(
    holder,
    (guild?.has_bot ?? true) && group("Apps", [line(avatar(botName, 0, { bot: true }), botName)]),
    ...groups
      .filter(([, members]) => members.length)
      .map(([title, members]) =>
        group(
          title,
          members.map((person) => line(avatar(person.name, people.indexOf(person)), person.name)),
        ),
      ),
  );
}

function group(title, lines) {
  return h("section", { class: "group" }, h("h2", {}, `${title} · ${lines.length}`), h("ul", {}, lines));
}

function line(mark, name) {
  return h("li", { class: "member" }, mark, h("span", {}, name));
}
