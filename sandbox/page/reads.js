/* What each person has read, remembered by this browser. */

const KEY = "flugpost.read";
const REMEMBERED = 400;

function newer(id, than) {
  return !than || BigInt(id) > BigInt(than);
}

function load() {
  try {
    return new Map(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
  } catch {
    return new Map();
  }
}

export function isUnread(person, channel, lastMessage) {
  return Boolean(lastMessage) && newer(lastMessage, load().get(`${person}/${channel}`));
}

/** How many of these messages, by their ids, are still to be read. */
export function unreadOf(person, channel, messages) {
  const mark = load().get(`${person}/${channel}`);
  return messages.filter((id) => newer(id, mark)).length;
}

/** True when that was news. */
export function markRead(person, channel, lastMessage) {
  if (!isUnread(person, channel, lastMessage)) return false;
  const marks = load();
  marks.delete(`${person}/${channel}`);
  marks.set(`${person}/${channel}`, lastMessage);
  localStorage.setItem(KEY, JSON.stringify([...marks].slice(-REMEMBERED)));
  return true;
}
