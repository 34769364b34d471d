/* Behind the scenes: time, people, what goes wrong, and how the page looks. */

import { h, icon, newId } from "./dom.js";
import { moment } from "./times.js";

const HOUR = 3600;
const LOCALES = { "en-US": "English", de: "Deutsch", fr: "Français", "es-ES": "Español", ja: "日本語" };
const RANKS = { moderator: "moderator", member: "member", onlooker: "may only read" };
const THEMES = { "": "as the system", light: "light", dark: "dark" };

/** `use` is {state(), here(), time(body), person(body), mishap(body), theme(), setTheme(name)}. */
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
  const { people, me } = use.state();
  const name = h("input", {
    type: "text",
    maxlength: "32",
    "aria-label": "Name of somebody new",
    placeholder: "Name",
  });
  const add = (event) => {
    event.preventDefault();
    again(() => use.person({ name: name.value }))();
  };
  return part(
    "People",
    h(
      "ul",
      { class: "backstage-people" },
      people.map((person) => personLine(person, me, use, again)),
    ),
    h(
      "form",
      { class: "controls", on: { submit: add } },
      name,
      h("button", { class: "button button-secondary" }, "Add"),
    ),
    h(
      "p",
      {},
      h("a", { href: `/two.html?left=${me.id}&right=${people.find(({ id }) => id !== me.id)?.id ?? me.id}` }, "Two screens side by side"),
    ),
  );
}

function personLine(person, me, use, again) {
  const change = (body) => again(() => use.person({ id: person.id, ...body }))();
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
    person.in_guild &&
      choice(`What ${person.name} may do`, RANKS, person.rank, (rank) => change({ rank })),
    button(person.in_guild ? "Leave" : "Come back", () => change({ present: !person.in_guild })),
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

function mishapPart({ slow, failing, strict, bot_present: present, can_restart: restarts }, use, again) {
  const change = (body) => again(() => use.mishap(body))();
  const thread = use.here()?.kind === "thread" ? use.here() : null;
  return part(
    "Mishaps",
    toggle("Discord is slow: two seconds a request", slow, (on) => change({ slow: on })),
    toggle("Discord is down: every request fails", failing, (on) => change({ failing: on })),
    toggle("Discord's own rate limits", strict, (on) => change({ strict: on })),
    toggle("The bot is in this server", present, (on) => change({ bot_present: on })),
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
