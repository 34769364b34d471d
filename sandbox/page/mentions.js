/* Calling people in chat: "@Ann" as one types it, and as Discord stores it. */

const CALLING = /(?:^|\s)@(\S*)$/;

/** What has been typed of a name that the text ends with, or null. */
export function calling(text) {
  return CALLING.exec(text)?.[1] ?? null;
}

/** The text with that name in full in place of what was typed of it. */
export function called(text, name) {
  return `${text.slice(0, text.lastIndexOf("@"))}@${name} `;
}

/** Every "@Name" of somebody who is here becomes a mention; of two names that fit, the longer one. */
export function withMentions(text, people) {
  const known = new Map(people.map(({ id, name }) => [name.toLowerCase(), id]));
  const names = [...known.keys()].sort((one, other) => other.length - one.length).map(escaped);
  if (!names.length) return text;
  const call = new RegExp(`(?<![^\\s(])@(${names.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  return text.replace(call, (_, name) => `<@${known.get(name.toLowerCase())}>`);
}

function escaped(name) {
  return name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
