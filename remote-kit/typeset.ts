const NO_BREAK_SPACE = '\u00a0';
const NO_BREAK_HYPHEN = '\u2011';

const UNITS =
  'seconds?|minutes?|hours?|days?|weeks?|months?|years?|miles?|km|mph|metres?|tonnes?|kW|MW|kg|per cent|million|billion|[ap]m|[AP]M';

const AFTER_NUMBER = new RegExp(
  `(\\d[\\d.,]*\\+?|\\b(?:an|one|two|three|four|five|six|ten)) (?=(?:${UNITS})\\b)`,
  'gi',
);
const PHONE_NUMBER = /\b0\d{2,4} \d{3,4}(?: \d{3,4})?\b/g;
const HYPHEN_IN_TIME = /(?<=\d)-(?=(?:second|minute|hour|day|week|month|year|mile)\b)/g;
const LETTER_BEFORE_LICENCE = /\b([OC])-(?=licence)/g;

const keepTogether = (text: string): string =>
  text
    .replaceAll(PHONE_NUMBER, (number) => number.replaceAll(' ', NO_BREAK_SPACE))
    .replaceAll(AFTER_NUMBER, `$1${NO_BREAK_SPACE}`)
    .replaceAll(HYPHEN_IN_TIME, NO_BREAK_HYPHEN)
    .replaceAll(LETTER_BEFORE_LICENCE, `$1${NO_BREAK_HYPHEN}`);

/**
 * The same content, its texts such that no line ends inside '24 hours', '3-second', a phone number or 'O-licence'.
 *
 * @param content a text, or plain objects and arrays that hold texts; anything else is returned as it is
 */
export function typeset<Content>(content: Content): Content {
  return typesetValue(content) as Content;
}

function typesetValue(value: unknown): unknown {
  if (typeof value === 'string') return keepTogether(value);
  if (Array.isArray(value)) return value.map(typesetValue);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, typesetValue(each)]));
}
