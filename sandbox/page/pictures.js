/* Pictures and files in messages: shown with their description, enlarged by a click. */

import { h, icon } from "./dom.js";
import { ownAddress } from "./api.js";

const BIGGEST_WIDTH = 560;
const BIGGEST_HEIGHT = 640;

/** What is shown by its address, with what the message's own file says of it: description and size. */
export function mediaOf(shown, files) {
  return { ...files.find((file) => file.url === shown.url), ...shown };
}

/** `media` is {url, description, width, height, filename, spoiler}. */
export function picture(media, { small = false, tile = false } = {}) {
  const url = ownAddress(media.url);
  const bare = small || tile;
  const image = h("img", { src: url, alt: media.description ?? "", ...(bare ? {} : sizes(media)) });
  const open = h(
    "button",
    {
      type: "button",
      class: ["picture", small && "picture-small", tile && "picture-tile"].filter(Boolean).join(" "),
      "aria-label": `Enlarge picture${media.description ? `: ${media.description}` : ""}`,
      on: { click: () => enlarge(url, media) },
    },
    image,
  );
  if (media.spoiler) cover(open);
  if (bare) return open;
  return h("figure", { class: "figure" }, open, media.description && altText(media.description));
}

/** The first click uncovers, the next enlarges. */
function cover(open) {
  const uncover = (event) => {
    event.stopImmediatePropagation();
    open.classList.remove("picture-hidden");
  };
  open.classList.add("picture-hidden");
  open.addEventListener("click", uncover, { capture: true, once: true });
}

function sizes({ width, height }) {
  if (!width || !height) return {};
  const scale = Math.min(1, BIGGEST_WIDTH / width, BIGGEST_HEIGHT / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function altText(description) {
  return h(
    "details",
    { class: "alt" },
    h("summary", {}, "ALT", h("span", { class: "alt-start" }, description)),
    h("p", {}, description),
  );
}

export function attachment(file) {
  if (file.content_type?.startsWith("image/"))
    return picture({ ...file, spoiler: file.filename.startsWith("SPOILER_") });
  return fileCard({ url: file.url, name: file.filename, size: file.size });
}

export function fileCard({ url, name, size }) {
  const address = ownAddress(url);
  return h(
    "a",
    { class: "file", href: address, download: name ?? "", target: "_blank" },
    icon("file"),
    h(
      "span",
      { class: "row-words" },
      h("span", {}, name ?? address.split("/").at(-1)),
      size && h("span", { class: "row-note" }, sizeInWords(size)),
    ),
  );
}

function sizeInWords(bytes) {
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1024 ** 2 ? `${Math.round(bytes / 1024)} kB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}

function enlarge(url, media) {
  const box = h(
    "dialog",
    {
      class: "lightbox",
      "aria-label": "Picture",
      on: { close: () => box.remove(), click: (event) => event.target.tagName !== "A" && box.close() },
    },
    h("button", { type: "button", class: "quiet lightbox-close", "aria-label": "Close" }, icon("close")),
    h("img", { src: url, alt: media.description ?? "" }),
    h(
      "div",
      { class: "lightbox-foot" },
      h("p", {}, media.description ?? ""),
      h("a", { href: url, target: "_blank" }, "Open the file"),
    ),
  );
  document.body.append(box);
  box.showModal();
}
