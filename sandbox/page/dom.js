/* Building the page: elements, icons, and ids that labels can point at. */

/** An element. `on` holds listeners, `data` the data attributes; null and false leave an attribute out. */
export function h(tag, { on = {}, data = {}, ...attributes } = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined && value !== false)
      element.setAttribute(name, value === true ? "" : value);
  }
  for (const [name, listener] of Object.entries(on)) element.addEventListener(name, listener);
  Object.assign(element.dataset, data);
  element.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

const PATHS = {
  channel: "M9 4 7 20M17 4l-2 16M4 9h16M4 15h16",
  thread: "M5 5h14v9h-7l-4 4v-4H5z",
  dm: "M4 6h16v12H4zM4 7l8 6 8-6",
  menu: "M4 7h16M4 12h16M4 17h16",
  down: "M7 10l5 5 5-5",
  close: "M6 6l12 12M18 6 6 18",
  send: "M4 12 20 4l-5 16-3-7z",
  eye: "M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",
  file: "M7 3h7l4 4v14H7zM14 3v4h4",
  gear: "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2",
  check: "M5 12.5l4.5 4.5L19 7.5",
};

export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "icon");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

const waiting = new WeakMap();

/**
 * Children anew; what had the focus has it still if something with the same key is there. While one of them is being
 * pressed they stay: a button that is replaced under a finger never hears of the click.
 */
export function redraw(holder, ...children) {
  if (holder.querySelector(":active")) {
    redrawAfterPress(holder, children);
    return;
  }
  waiting.delete(holder);
  const key = holder.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  holder.replaceChildren(...children.flat(Infinity).filter(Boolean));
  if (key) holder.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}

function redrawAfterPress(holder, children) {
  const isFirst = !waiting.has(holder);
  waiting.set(holder, children);
  if (!isFirst) return;
  const heard = new AbortController();
  const released = () => {
    heard.abort();
    setTimeout(() => waiting.has(holder) && redraw(holder, ...waiting.get(holder))); // the click comes first
  };
  for (const end of ["pointerup", "pointercancel", "keyup"])
    document.addEventListener(end, released, { signal: heard.signal, capture: true });
}

let ids = 0;

export function newId(prefix) {
  ids += 1;
  return `${prefix}-${ids}`;
}

const HUES = [205, 22, 150, 280, 45, 335, 180, 95];

/** A round mark with a letter; the colour follows the place in the list of people, the letter the name. */
export function avatar(name, place, { bot = false } = {}) {
  const mark = h(
    "span",
    { class: bot ? "avatar avatar-bot" : "avatar", "aria-hidden": "true" },
    bot ? "✈" : name.slice(0, 1).toUpperCase(),
  );
  if (!bot) mark.style.setProperty("--hue", HUES[Math.max(place, 0) % HUES.length]);
  return mark;
}

/** The label of a button or an option, after its emoji if that is a character. */
export function withEmoji({ emoji, label }) {
  return [emoji && !emoji.id && emoji.name, label].filter(Boolean).join(" ");
}
