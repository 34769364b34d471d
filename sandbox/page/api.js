/* The sandbox's own JSON API (sandbox/stage/api.py). Nothing else in the page speaks to the server. */

/** Something that the server, or the bot behind it, declined; the message is for the reader. */
export class Declined extends Error {}

async function call(path, options) {
  let response;
  try {
    response = await fetch(path, options);
  } catch {
    throw new Declined("The sandbox does not answer. Is it still running?");
  }
  const body = await response.json().catch(() => ({}));
  if (response.ok) return body;
  if (response.status === 504) throw new Declined("This interaction failed: the bot did not answer in time.");
  throw new Declined(body.error ?? `The sandbox answered ${response.status}.`);
}

function act(name, body) {
  return call(`/sandbox/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** Everything but messages, as that person sees it; as the first person where `me` is null. */
export function state(me) {
  return call(me ? `/sandbox/state?as=${me}` : "/sandbox/state");
}

export async function messages(me, channel) {
  return (await call(`/sandbox/channels/${channel}/messages?as=${me}`)).messages;
}

/**
 * Calls `onChange(channel id, or null for the state)` until closed, and `onLost()` when the server is gone.
 * From `onListening()` on nothing is missed; what happened before has to be asked for.
 */
export function listen(me, { onListening, onChange, onLost }) {
  const source = new EventSource(`/sandbox/events?as=${me}`);
  source.addEventListener("open", onListening);
  source.addEventListener("change", (event) => onChange(JSON.parse(event.data).channel));
  source.addEventListener("error", onLost);
  return () => source.close();
}

export const slash = (me, channel, command, options) => act("slash", { as: me, channel, command, options });

export async function autocomplete(me, channel, command, options, focused, typed) {
  return (await act("autocomplete", { as: me, channel, command, options, focused, typed })).choices;
}

export const press = (me, channel, message, button) => act("press", { as: me, channel, message, button });

export const choose = (me, channel, message, select, values) =>
  act("choose", { as: me, channel, message, select, values });

export const submit = (me, modal, values) => act("submit", { as: me, modal, values });

export const openDm = async (me) => (await act("dm", { as: me })).channel;

export const begin = async (me, card) => (await act("begin", { as: me, card })).channel;

export const say = (me, channel, content) => act("say", { as: me, channel, content });

export const time = (me, body) => act("time", { as: me, ...body });

export const person = (me, body) => act("person", { as: me, ...body });

export const guild = (me, body) => act("guild", { as: me, ...body });

export const mishap = (me, body) => act("mishap", { as: me, ...body });

export const acceptDms = (me, open) => act("dms", { as: me, open });

/** Files of the sandbox by path alone, so that the page works under whatever name the server is reached by. */
export function ownAddress(url) {
  const address = new URL(url, location.href);
  return address.pathname.startsWith("/cdn/") ? address.pathname + address.search : url;
}
