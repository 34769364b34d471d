/* The page as a whole: who you are, where you are, and what happens when something changes. */

import * as api from "./api.js";
import { openBackstage } from "./backstage.js";
import { CommandBox } from "./commandbox.js";
import { runnable } from "./commands.js";
import { Feed } from "./feed.js";
import { withMentions } from "./mentions.js";
import { drawMembers } from "./members.js";
import { openModal } from "./modal.js";
import { isUnread, markRead } from "./reads.js";
import { drawSidebar } from "./sidebar.js";
import { drawStart } from "./start.js";
import { Switcher } from "./switcher.js";
import { setLanguage, setNow } from "./times.js";
import { toast } from "./toasts.js";

const find = (id) => document.getElementById(id);
const HINTED = "flugpost.hinted";
const PERSON = "flugpost.person";
const THEME = "flugpost.theme";
const START = "start";
const COME_BACK_MS = 1500;
const FRAMED_AS = new URLSearchParams(location.search).get("as");

let state = null;
let here = null;
let pointed = null;
let pausedHere = false;
let ranBefore = false;
let visited = false;
let arriving = false;
let stopListening = () => {};
const dismissed = new Set();

const feed = new Feed({ scroller: find("scroller"), list: find("messages"), jump: find("jump") });
const switcher = new Switcher(find("who"), (person) => attempt(() => become(person)));
const box = new CommandBox(find("composer"), {
  commands: () => (current()?.kind === "dm" ? state.dm_commands : (home()?.commands ?? [])),
  people: () => state.people,
  roles: () => home()?.roles ?? [],
  channels: () => state.channels.filter((channel) => channel.kind !== "dm"),
  complete: (command, options, focused, typed) =>
    api.autocomplete(state.me.id, here, command, options, focused, typed),
  send: sendCommand,
  say: (text) => attempt(() => api.say(state.me.id, here, withMentions(text, state.people))),
  placeName: () => (current()?.kind === "dm" ? `@${botName()}` : `#${current()?.name ?? ""}`),
  complain: toast,
});

function current() {
  return state?.channels.find((channel) => channel.id === here) ?? null;
}

/** The server one is in; from the front door, the first one. */
function home() {
  const mine = state.guilds.filter(({ id }) => id in state.me.ranks);
  return mine.find(({ id }) => id === current()?.guild) ?? mine[0] ?? null;
}

function known(place) {
  return names.channel(place) ?? (place === START && state.cards.length > 0);
}

const names = {
  person: (id) =>
    state.people.find((person) => person.id === id)?.name ?? (id === state.bot.id ? botName() : "somebody"),
  author: (user) => names.person(user.id),
  channel: (id) => state.channels.find((channel) => channel.id === id) ?? null,
  place: (id) => state.people.findIndex((person) => person.id === id),
  onCommand: (name) => box.begin(name),
};

function botName() {
  const name = state.bot.global_name ?? state.bot.username;
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

/* Being somebody, somewhere */

async function become(person) {
  const wasInDm = state && current()?.kind === "dm";
  try {
    state = await api.state(person);
  } catch (error) {
    if (!person) throw error;
    state = await api.state(null);
  }
  if (!FRAMED_AS) sessionStorage.setItem(PERSON, state.me.id);
  stopListening();
  stopListening = api.listen(state.me.id, {
    onListening: () => changed(here),
    onChange: changed,
    onLost: comeBack,
  });
  if (wasInDm) await enterDm();
  else enter(known(here) ? here : firstPlace());
}

function firstPlace() {
  if (state.cards.length) return START;
  return state.channels.find((channel) => channel.kind === "text")?.id ?? state.channels[0]?.id ?? null;
}

function enter(channel) {
  here = channel;
  arriving = visited;
  visited = true;
  if (location.hash.split("/")[0] !== `#${channel}`) history.replaceState(null, "", `#${channel}`);
  closeDrawer();
  draw();
  if (here !== START) refreshMessages();
}

function openDrawer() {
  document.body.classList.add("drawer-open");
  find("menu").setAttribute("aria-expanded", "true");
  find("places").querySelector("[aria-current]")?.focus({ preventScroll: true });
}

function closeDrawer() {
  const within = find("drawer").contains(document.activeElement);
  const open = document.body.classList.contains("drawer-open");
  document.body.classList.remove("drawer-open");
  find("menu").setAttribute("aria-expanded", "false");
  if (open && within) find("menu").focus({ preventScroll: true });
}

async function enterDm() {
  await attempt(async () => {
    const channel = state.me.dm ?? (await api.openDm(state.me.id));
    state = await api.state(state.me.id);
    enter(channel);
  });
}

function followAddress() {
  const [wanted, message] = location.hash.slice(1).split("/");
  pointed = message ?? null;
  if (wanted === here) feed.point(pointed);
  else if (known(wanted)) enter(wanted);
  else toast(`${state.me.name} cannot see that place.`);
}

/* Keeping up */

/** Runs one at a time; asked again meanwhile, it runs once more. */
function oneAtATime(work) {
  let running = false;
  let again = false;
  return async () => {
    again = true;
    if (running) return;
    running = true;
    try {
      while (again) {
        again = false;
        await attempt(work);
      }
    } finally {
      running = false;
    }
  };
}

const refreshState = oneAtATime(async () => {
  const me = state.me.id;
  const fresh = await api.state(me);
  if (me !== state.me.id) return;
  state = fresh;
  if (known(here)) draw();
  else enter(firstPlace());
});

const refreshMessages = oneAtATime(async () => {
  const [me, channel] = [state.me.id, here];
  const messages = await api.messages(me, channel);
  if (me !== state.me.id || channel !== here) return;
  const shown = messages.filter((message) => !dismissed.has(message.id));
  feed.show(`${me}/${channel}`, shown, { me, names, people: state.people, press, choose, dismiss });
  if (pointed) feed.point(pointed);
  pointed = null;
  if (arriving) feed.takeFocus();
  arriving = false;
  if (!document.hidden && markRead(me, channel, messages.at(-1)?.id)) draw();
});

function changed(channel) {
  refreshState();
  if (channel === here && here !== START) refreshMessages();
}

/** The server is gone: say so, and try until it is there again, perhaps as a new one with new people. */
function comeBack() {
  stopListening();
  find("offline").hidden = false;
  setTimeout(async () => {
    try {
      await become(state.me.id);
      find("offline").hidden = true;
    } catch {
      comeBack();
    }
  }, COME_BACK_MS);
}

function draw() {
  const place = current();
  setNow(state.now);
  setLanguage(state.me.locale);
  drawPlace();
  drawTime();
  drawMembers(find("members"), state, place?.kind === "dm" ? null : home(), botName());
  switcher.draw(state);
  drawSidebar(find("places"), state, here, { openDm: enterDm, acceptDms });
  find("place-name").textContent =
    here === START ? "Start here" : place?.kind === "dm" ? botName() : (place?.name ?? "");
  find("place-mark").textContent = place?.kind === "text" ? "#" : place?.kind === "dm" ? "@" : place ? "›" : "";
  find("place-note").textContent = noteOn(place);
  find("no-bot").hidden = state.bot_connected;
  find("menu").classList.toggle("news", state.channels.some(isNews));
  document.title = `${place?.name ?? "Nowhere"} · ${state.me.name} · Flugpost sandbox`;
  drawHint();
}

/** The front door stands where the messages of a channel would. */
function drawPlace() {
  const start = here === START;
  for (const part of ["scroller", "composer"]) find(part).hidden = start;
  find("start").hidden = !start;
  if (start) drawStart(find("start"), state, begin);
  box.refresh();
}

function drawTime() {
  const running = state.time_runs;
  if (running && !ranBefore) pausedHere = false; // not by news from before the pause was heard of
  ranBefore = running;
  find("timebar").hidden = !(running || pausedHere);
  find("timebar-words").textContent = running
    ? "Time runs: a turn every few seconds."
    : "Time stands still.";
  find("timebar-switch").textContent = running ? "Pause" : "Go on";
}

function isNews(channel) {
  return channel.id !== here && isUnread(state.me.id, channel.id, channel.last_message);
}

function noteOn(place) {
  if (place?.kind === "dm") return `Direct messages between ${state.me.name} and the bot`;
  if (place?.kind === "thread") return `Thread in #${names.channel(place.parent)?.name ?? ""}`;
  return home()?.name ?? "";
}

function drawHint() {
  const known = runnable(home()?.commands ?? []).some((command) => command.name === "game new");
  find("hint").hidden = !known || state.cards.length > 0 || localStorage.getItem(HINTED) !== null;
}

/* Acting */

async function attempt(work) {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof api.Declined)) throw error;
    toast(error.message);
    return false;
  }
}

async function interact(ask) {
  const me = state.me.id;
  return attempt(async () => {
    const { modal } = await ask(me);
    if (modal)
      openModal(modal, {
        names,
        people: state.people,
        submit: (values) => interact(() => api.submit(me, modal.id, values)),
      });
    refreshState();
    refreshMessages();
  });
}

function sendCommand(command, options) {
  localStorage.setItem(HINTED, "yes");
  return interact((me) => api.slash(me, here, command, options));
}

/** A control that waits for the bot keeps the focus, but cannot be used twice. */
async function busyWhile(element, work) {
  if (element.getAttribute("aria-busy")) return;
  element.setAttribute("aria-busy", "true");
  await work();
  element.removeAttribute("aria-busy");
}

function press(message, customId, element) {
  return busyWhile(element, () => interact((me) => api.press(me, message.channel_id, message.id, customId)));
}

function choose(message, customId, values, element) {
  return busyWhile(element, () =>
    interact((me) => api.choose(me, message.channel_id, message.id, customId, values)),
  );
}

function dismiss(message) {
  dismissed.add(message);
  refreshMessages();
}

function acceptDms(open) {
  return attempt(() => api.acceptDms(state.me.id, open));
}

async function begin(card) {
  return attempt(async () => {
    const channel = await api.begin(state.me.id, card);
    state = await api.state(state.me.id);
    location.hash = `#${channel}`;
  });
}

/** The answer, or null after saying why there is none. */
async function answered(work) {
  let answer = null;
  await attempt(async () => {
    answer = await work();
    state = await api.state(state.me.id);
    draw();
  });
  return answer;
}

function setTheme(name) {
  localStorage.setItem(THEME, name);
  document.documentElement.style.colorScheme = name;
}

function showBackstage() {
  return openBackstage({
    state: () => state,
    here: current,
    guild: () => home() ?? state.guilds[0],
    changeGuild: (body) => answered(() => api.guild(state.me.id, body)),
    acceptDms: (open) => answered(() => api.acceptDms(state.me.id, open)),
    time: (body) => (state.time_runs === null ? null : answered(() => api.time(state.me.id, body))),
    person: (body) => answered(() => api.person(state.me.id, body)),
    mishap: (body) => answered(() => api.mishap(state.me.id, body)),
    theme: () => localStorage.getItem(THEME) ?? "",
    setTheme,
  });
}

/* Starting */

setTheme(localStorage.getItem(THEME) ?? "");
find("backstage").addEventListener("click", showBackstage);
find("timebar-switch").addEventListener("click", () => {
  pausedHere = state.time_runs;
  answered(() => api.time(state.me.id, { run: !state.time_runs }));
});
find("places").addEventListener("click", (event) => event.target.closest("a") && closeDrawer());

find("menu").addEventListener("click", () =>
  document.body.classList.contains("drawer-open") ? closeDrawer() : openDrawer(),
);
find("shade").addEventListener("click", closeDrawer);
document.addEventListener("keydown", (event) => event.key === "Escape" && closeDrawer());
find("hint-try").addEventListener("click", () => box.begin("game new"));
find("hint-close").addEventListener("click", () => {
  localStorage.setItem(HINTED, "yes");
  drawHint();
});
window.addEventListener("hashchange", followAddress);
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target.closest("input, textarea, dialog")) return;
  event.preventDefault();
  box.open();
});
document.addEventListener("visibilitychange", () => !document.hidden && state && refreshMessages());

[here, pointed] = location.hash.slice(1).split("/");
attempt(() => become(FRAMED_AS ?? sessionStorage.getItem(PERSON)));
