/* The right side: who is in this server. */

import { avatar, h, redraw } from "./dom.js";

const RANKS = [
  ["moderator", "Moderators"],
  ["member", "Members"],
  ["onlooker", "Onlookers"],
];

export function drawMembers(holder, { people, bot }, botName) {
  const groups = RANKS.map(([rank, title]) => [title, people.filter((person) => person.rank === rank)]);
  redraw(
    holder,
    group("Apps", [line(avatar(botName, 0, { bot: bot.bot }), botName)]),
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
