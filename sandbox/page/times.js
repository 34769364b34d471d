/* Moments as people read them, kept up to date while the page is open. */

import { h } from "./dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
let ahead = 0;
let language = "en-US";

/** What time it is at the sandbox, whose clock may have been put forward. */
export function setNow(iso) {
  ahead = new Date(iso) - Date.now();
}

/** In which language moments are written: Discord does so in that of whoever reads them. */
export function setLanguage(locale) {
  language = locale;
}

function now() {
  return Date.now() + ahead;
}

function written(when, style) {
  return new Intl.DateTimeFormat(language, style).format(when);
}

function ago(moment) {
  const seconds = (moment - now()) / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

function sayAgo(element) {
  element.textContent = ago(new Date(element.dateTime));
}

/** `style` is the letter of a Discord timestamp; R counts from now and keeps counting. */
export function moment(when, style = "f") {
  const element = h("time", { datetime: when.toISOString(), title: written(when, STYLES.F) });
  if (style === "R") {
    element.dataset.relative = "";
    sayAgo(element);
  } else {
    element.textContent = written(when, STYLES[style] ?? STYLES.f);
  }
  return element;
}

/** When a message was written: the time today, the date and time before. */
export function stamp(iso) {
  const when = new Date(iso);
  const today = when.toDateString() === new Date(now()).toDateString();
  return h(
    "time",
    { datetime: iso, title: written(when, STYLES.F), class: "stamp" },
    written(when, today ? STYLES.t : { dateStyle: "medium", timeStyle: "short" }),
  );
}

setInterval(() => document.querySelectorAll("time[data-relative]").forEach(sayAgo), 15_000);
