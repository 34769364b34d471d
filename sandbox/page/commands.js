/* Slash commands as data: which there are, what they still want, and whether a typed value will do. */

const CHAT_INPUT = 1;
const OPTION = { STRING: 3, INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, ROLE: 8, NUMBER: 10, ATTACHMENT: 11 };
const SUBCOMMAND = 1;
const GROUP = 2;

/** Every command one can run, subcommands by their full name ("game new"). */
export function runnable(commands) {
  return commands
    .filter((command) => command.type === CHAT_INPUT)
    .flatMap((command) => leaves(command, []))
    .sort((one, other) => one.name.localeCompare(other.name));
}

function leaves(node, above) {
  const path = [...above, node.name];
  const options = node.options ?? [];
  const inner = options.filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (inner.length) return inner.flatMap((option) => leaves(option, path));
  return [{ name: path.join(" "), description: node.description, options }];
}

/** Those whose name starts with the text first, then those that contain it, or whose description does. */
export function search(list, text) {
  const wanted = text.trim().toLowerCase();
  const rank = ({ name, description }) => {
    if (name.toLowerCase().startsWith(wanted)) return 0;
    if (name.toLowerCase().includes(wanted)) return 1;
    return (description ?? "").toLowerCase().includes(wanted) ? 2 : 3;
  };
  return list
    .map((each) => [rank(each), each])
    .filter(([place]) => place < 3)
    .sort(([a], [b]) => a - b)
    .map(([, each]) => each);
}

export function nextRequired(command, filled) {
  return command.options.find((option) => option.required && !filled.has(option.name)) ?? null;
}

export function unfilled(command, filled) {
  return command.options.filter((option) => !filled.has(option.name));
}

export function wantsFile(option) {
  return option.type === OPTION.ATTACHMENT;
}

/** What an option can be set to, where that is known without asking the bot; null means free text. */
export function fixedChoices(option, { people, channels, roles }) {
  if (option.choices?.length) return option.choices;
  if (option.type === OPTION.BOOLEAN)
    return [
      { name: "Yes", value: true },
      { name: "No", value: false },
    ];
  if (option.type === OPTION.USER) return people.map(({ id, name }) => ({ name, value: id }));
  if (option.type === OPTION.CHANNEL)
    return channels.map(({ id, name }) => ({ name: `#${name}`, value: id }));
  if (option.type === OPTION.ROLE) return roles.map((name) => ({ name: `@${name}`, value: name }));
  return null;
}

/** {value} if the typed text will do for the option, else {problem} in words. */
export function typedValue(option, text) {
  if (text === "") return { problem: `${option.name} is required.` };
  if (option.choices?.length) return { problem: `Pick one of the choices for ${option.name}.` };
  if (option.type === OPTION.INTEGER || option.type === OPTION.NUMBER) return typedNumber(option, text);
  if (option.type !== OPTION.STRING) return { problem: `Pick one of the choices for ${option.name}.` };
  const { min_length: least = 0, max_length: most = 6000 } = option;
  if (text.length < least) return { problem: `${option.name} needs at least ${least} characters.` };
  if (text.length > most)
    return { problem: `${option.name} takes at most ${most} characters; this has ${text.length}.` };
  return { value: text };
}

function typedNumber(option, text) {
  const value = Number(text);
  const whole = option.type === OPTION.INTEGER;
  if (Number.isNaN(value) || (whole && !Number.isInteger(value))) {
    return { problem: `${option.name} takes a ${whole ? "whole number" : "number"}.` };
  }
  if (value < option.min_value) return { problem: `${option.name} must be at least ${option.min_value}.` };
  if (value > option.max_value) return { problem: `${option.name} must be at most ${option.max_value}.` };
  return { value };
}
