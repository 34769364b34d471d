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

/** What time it is at the sandbox, whose clock may have been put forward. */
export function setNow(iso) {
  ahead = new Date(iso) - Date.now();
}

function now() {
  return Date.now() + ahead;
}

const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const full = new Intl.DateTimeFormat(undefined, STYLES.F);

function ago(moment) {
  const seconds = (moment - now()) / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return relative.format(Math.round(seconds / size), unit);
}

function sayAgo(element) {
  element.textContent = ago(new Date(element.dateTime));
}

/** `style` is the letter of a Discord timestamp; R counts from now and keeps counting. */
export function moment(when, style = "f") {
  const element = h("time", { datetime: when.toISOString(), title: full.format(when) });
  if (style === "R") {
    element.dataset.relative = "";
    sayAgo(element);
  } else {
    element.textContent = new Intl.DateTimeFormat(undefined, STYLES[style] ?? STYLES.f).format(when);
  }
  return element;
}

/** When a message was written: the time today, the date and time before. */
export function stamp(iso) {
  const when = new Date(iso);
  const today = when.toDateString() === new Date(now()).toDateString();
  return h(
    "time",
    { datetime: iso, title: full.format(when), class: "stamp" },
    new Intl.DateTimeFormat(undefined, today ? STYLES.t : { dateStyle: "medium", timeStyle: "short" }).format(
      when,
    ),
  );
}

setInterval(() => document.querySelectorAll("time[data-relative]").forEach(sayAgo), 15_000);
