/* Behind the scenes: time, people, what goes wrong, and how the page looks. */

import { h, icon, newId } from "./dom.js";
import { moment } from "./times.js";

const HOUR = 3600;
const LOCALES = { "en-US": "English", de: "Deutsch", fr: "Français", "es-ES": "Español", ja: "日本語" };
const RANKS = { moderator: "moderator", member: "member", onlooker: "may only read" };
const THEMES = { "": "as the system", light: "light", dark: "dark" };

/**
 * `use` is {state(), here(), guild(), time(body), person(body), changeGuild(body), acceptDms(bool), mishap(body),
 * theme(), setTheme(name)}; `guild()` is the server whose people are shown.
 */
export async function openBackstage(use) {
  const body = h("div", { class: "modal-body" });
  const box = h(
    "dialog",
    { class: "modal backstage", "aria-labelledby": "backstage-title", on: { close: () => box.remove() } },
    h(
      "div",
      { class: "modal-head" },
      h("h2", { id: "backstage-title" }, "Behind the scenes"),
      h(
        "button",
        { type: "button", class: "quiet", "aria-label": "Close", on: { click: () => box.close() } },
        icon("close"),
      ),
    ),
    body,
  );
  const draw = async () => {
    const [time, mishaps] = [await use.time({}), await use.mishap({})];
    const again = (work) => async () => {
      await work();
      await draw();
    };
    body.replaceChildren(
      ...[
        time && timePart(time, use, again),
        peoplePart(use, again),
        guildPart(use, again),
        mishaps && mishapPart(mishaps, use, again),
        lookPart(use),
      ].filter(Boolean),
    );
  };
  await draw();
  document.body.append(box);
  box.showModal();
}

function part(title, ...children) {
  return h("section", { class: "backstage-part" }, h("h3", {}, title), children);
}

function button(label, click, style = "secondary") {
  return h("button", { type: "button", class: `button button-${style}`, on: { click } }, label);
}

function timePart({ moments, running }, use, again) {
  return part(
    "Time",
    h("p", {}, "It is ", moment(new Date(use.state().now), "f"), " here. Let it run:"),
    h(
      "div",
      { class: "controls" },
      button("One hour", again(() => use.time({ by: HOUR }))),
      moments.map(({ label, when }, at) =>
        h(
          "button",
          {
            type: "button",
            class: "button button-secondary",
            title: when,
            on: { click: again(() => use.time({ to: at })) },
          },
          `To ${label}`,
        ),
      ),
      button(running ? "Stop" : "Turn after turn", again(() => use.time({ run: !running }))),
    ),
  );
}

function choice(label, options, value, change) {
  const id = newId("choice");
  const select = h(
    "select",
    { id, "aria-label": label, on: { change: (event) => change(event.target.value) } },
    Object.entries(options).map(([key, name]) => h("option", { value: key, selected: key === value }, name)),
  );
  return select;
}

function peoplePart(use, again) {
  const { people, me, guilds } = use.state();
  return part(
    guilds.length > 1 ? `People of ${use.guild().name}` : "People",
    h(
      "ul",
      { class: "backstage-people" },
      people.map((person) => personLine(person, me, use, again)),
    ),
    naming("Name of somebody new", "Name", 32, "Add", again, (name) => use.person({ name })),
    h(
      "p",
      {},
      h("a", { href: `/two.html?left=${me.id}&right=${people.find(({ id }) => id !== me.id)?.id ?? me.id}` }, "Two screens side by side"),
    ),
  );
}

/** A name to type and a button that makes something of it. */
function naming(label, placeholder, most, verb, again, make) {
  const name = h("input", { type: "text", maxlength: String(most), "aria-label": label, placeholder });
  const submit = (event) => {
    event.preventDefault();
    again(() => make(name.value))();
  };
  return h(
    "form",
    { class: "controls", on: { submit } },
    name,
    h("button", { class: "button button-secondary" }, verb),
  );
}

function guildPart(use, again) {
  return part(
    "Servers",
    use
      .state()
      .guilds.map(({ id, name, has_bot: present }) =>
        toggle(`The bot is in ${name}`, present, (on) => again(() => use.changeGuild({ id, has_bot: on }))()),
      ),
    naming("Name of a new server", "Another server", 100, "Found", again, (name) => use.changeGuild({ name })),
  );
}

function personLine(person, me, use, again) {
  const guild = use.guild().id;
  const rank = person.ranks[guild];
  const change = (body) => again(() => use.person({ id: person.id, guild, ...body }))();
  const name = h("input", {
    type: "text",
    maxlength: "32",
    value: person.name,
    "aria-label": `Name of ${person.name}`,
    on: { change: (event) => change({ name: event.target.value }) },
  });
  return h(
    "li",
    { class: "controls" },
    name,
    choice(`Language of ${person.name}`, LOCALES, person.locale, (locale) => change({ locale })),
    rank && choice(`What ${person.name} may do`, RANKS, rank, (to) => change({ rank: to })),
    button(rank ? "Leave" : "Join", () => change({ present: !rank })),
    person.id === me.id && h("span", { class: "tag" }, "you"),
  );
}

function toggle(label, on, change) {
  return h(
    "label",
    { class: "switch" },
    h("input", { type: "checkbox", role: "switch", checked: on, on: { change: (event) => change(event.target.checked) } }),
    h("span", {}, label),
  );
}

function mishapPart({ slow, failing, losing, strict, can_restart: restarts }, use, again) {
  const { me } = use.state();
  const change = (body) => again(() => use.mishap(body))();
  const thread = use.here()?.kind === "thread" ? use.here() : null;
  return part(
    "Mishaps",
    toggle("Discord is slow: two seconds a request", slow, (on) => change({ slow: on })),
    toggle("Discord is down: every request fails", failing, (on) => change({ failing: on })),
    toggle("Answers get lost: what is asked is done, but seems to fail", losing, (on) => change({ losing: on })),
    toggle("Discord's own rate limits", strict, (on) => change({ strict: on })),
    toggle(`${me.name} refuses direct messages`, !me.dms_open, (on) => again(() => use.acceptDms(!on))()),
    h(
      "div",
      { class: "controls" },
      button("Drop the connection", () => change({ drop: true })),
      restarts && button("Restart the bot", () => change({ restart: true })),
      thread && button(`Delete “${thread.name}”`, () => change({ delete: thread.id }), "danger"),
    ),
  );
}

function lookPart(use) {
  return part("Colours", h("div", { class: "controls" }, choice("Colours", THEMES, use.theme(), use.setTheme)));
}
