import * as v from 'valibot';
import { optionalText, required } from './fields.ts';
import { plainSigns } from './text.ts';

const LONGEST = 60;
/** Digits of a number within the UK, its first 0 included or left out, and of one with the code of its country. */
const FEWEST_DIGITS = { national: 10, international: 8 };
const MOST_DIGITS = { national: 11, international: 15 };

/** Only some of the UK's numbers that begin with 01 or 08 have ten digits. */
const LACKS_A_DIGIT = /^0[237]\d{8}$/;

export const PHONE_REQUIRED = 'Phone number is required';
export const INVALID_PHONE = 'Please enter a valid phone number';

/** What people put before a number: 'Tel.', 'WhatsApp:', '(mobile)', a name. */
const LABEL = /^(?:[^\d+(\u{10480}]|\((?!\s*[\d+]))+(?=[\d+(])/u;
/** What they put after it. */
const KIND = String.raw`\b(?:mob(?:ile)?|cell|home|work|office|landline|whatsapp|daytime|evenings?|[hmw])\b`;
const KIND_AFTER = new RegExp(String.raw`[\s,;([-]*(?:${KIND}[\s)\].]*)?[^\p{L}\d)]*$`, 'iu');
/** A number with other words: '07700 900123 after 5pm', 'Unit 4, 07700 900123'. */
const WITH_NOTE = /^(|.*?[\s,;:(-])((?:\+|\(?0)[\d\s\-()./]{7,}\d)(?![\p{L}\d])(.*)$/u;
/** Every day of the year, after a number that is one without it. */
const EVERY_DAY = /[\s,(]+365(?: days)?\)?$/i;
/** When somebody can be rung: '24/7', '9-5', '8.30 to 17:30', '7 days'. */
const CLOCK = String.raw`(?:[01]?\d|2[0-4])(?:[:.]?[0-5]\d)?(?:\s*[ap]\.?m\b\.?)?`;
const TIMES = String.raw`24\s*[/x-]\s*7(?:[\s/,]+365)?|${CLOCK}\s*(?:[/-]|to|until|till?)\s*(?:${CLOCK}|late)|\d\d?:[0-5]\d|\d\d?\s*(?:[ap]\.?m\b\.?|days|h(?:ou)?rs)`;
/** Apart from digits and from signs of a number, unless there are enough of them for one. */
const HOURS = new RegExp(
  String.raw`(?:(?<!\d[\s\-()./+]*)|(?<=(?:\d[\s\-()./]*){10}[\s(/-]))(?:${TIMES})(?![\p{L}\d])(?:(?![\s\-()./+]*\d)|(?=(?:[\s\-()./+]*\d){10}))`,
  'giu',
);
/** A letter that nobody types stands for hours while the numbers are read: their digits are none of a number's. */
const HOURS_SIGN = '\u{10480}';

/** Letters that were typed for digits among others: '01632 96O I40'. */
const LETTERS_FOR_DIGITS = /(?<![\p{L}\d])[\doil|]*\d[\doil|]*(?![\p{L}\d])/giu;
/** 'ext 12', 'x12', '#12' after a number. */
const EXTENSION = /[\s,;(]*(?:\bext(?:ension|n)?(?![a-z])|x|#)[\s.:=]*(\d{1,7})\)?$/i;
/** Between two numbers: each has digits enough of its own, or begins as one does. */
const BETWEEN = new RegExp(
  String.raw`\s*(?:[/,;|&]|\bor\b|\band\b|\(?${KIND}[).:]*|(?<=(?:\d[\s-]?){10})\s(?=0))\s*(?=[+(]?\d)`,
  'i',
);

/** What people put between groups of digits. */
const SEPARATORS = /[./_,;:~*\\·•[\]]+/g;

const UNGROUPED_MOBILE = /^((?:\+44 ?|0)7\d{3})(\d{6})$/;

/** As it was understood: its groups of digits as typed, 'ext' before an extension, a note in brackets. */
interface Phone {
  text: string;
  fault?: string;
}

/** Reads a phone number, or two, in any of the ways that people write them. */
export function readPhone(typed: string): Phone {
  const hours: string[] = [];
  const text = withSigns(withDigits(plainSigns(typed))).replaceAll(HOURS, (written) => {
    hours.push(written.replaceAll(/\s*([/-])\s*/g, '$1'));
    return HOURS_SIGN;
  });
  const numbers = text.split(BETWEEN).filter(Boolean);
  const read = numbers.length > 1 && numbers.every((number) => digitsOf(number).length >= FEWEST_DIGITS.national);
  const phones = (read ? numbers : [text]).map(readOne);
  const fault = phones.find((phone) => phone.fault)?.fault;
  const understood = phones.map((phone) => phone.text).join(' / ');
  return { text: understood.replaceAll(HOURS_SIGN, () => hours.shift()!), ...(fault && { fault }) };
}

const withDigits = (text: string): string =>
  text.replaceAll(LETTERS_FOR_DIGITS, (token) => token.replaceAll(/o/gi, '0').replaceAll(/[il|]/gi, '1'));

/** A sign apart from its number, or one of two, or a minus typed for a plus. */
const withSigns = (text: string): string =>
  text.replaceAll(/\+[\s+-]*(?=\(?\d)|(?<![\d)]\s*)-\s*(?=44(?:[\s()-]*\d){10})/g, '+');

function readOne(noted: string): Phone {
  const alone = readNumber(noted);
  const daily = EVERY_DAY.test(noted) ? readNumber(noted.replace(EVERY_DAY, '')) : undefined;
  if (alone.fault && daily && !daily.fault) return { text: `${daily.text} (365 days)` };
  const [, before = '', number, after = ''] = alone.fault ? (WITH_NOTE.exec(noted) ?? []) : [];
  if (number === undefined) return alone;
  const read = readNumber(number);
  const note = `${/[\d\u{10480}]/u.test(before) ? before : ''} ${after}`
    .replaceAll(/[\s/()]+/g, ' ')
    .replaceAll(/^[ ,;:.-]+|[ ,;:-]+$/g, '');
  if (note && !/\p{L}/u.test(note)) return alone;
  return note && !read.fault ? { text: `${read.text} (${note})` } : read;
}

function readNumber(noted: string): Phone {
  const typed = noted.replace(KIND_AFTER, '');
  const [, extension] = EXTENSION.exec(typed) ?? [];
  const number = typed
    .replace(EXTENSION, '')
    .replace(LABEL, '')
    .replaceAll(SEPARATORS, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([(]) | ([)])/g, '$1$2')
    .replace(/^([^(]*)\)+$/, '$1')
    .replace(/^\((\+\d+)\)/, '$1')
    .trim();
  const fault = faultOf(number);
  const grouped = number.replace(UNGROUPED_MOBILE, '$1 $2');
  return { text: extension === undefined ? grouped : `${grouped} ext ${extension}`, ...(fault && { fault }) };
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

function faultOf(number: string): string | undefined {
  if (!/\d/.test(number)) return INVALID_PHONE;
  if (!/^\+?[\d\s\-()]+$/.test(number)) return `${INVALID_PHONE}: only its digits, and ext before an extension`;
  if (/^(?:44)?0?(\d)\1{5,}$/.test(digitsOf(number))) return `${INVALID_PHONE}: this one repeats a single digit`;
  const international = /^(?:\+|\(?00)/.test(number);
  const digits = digitsOf(number).replace(/^00/, '');
  const own = international || digits.length > MOST_DIGITS.national ? digits.replace(/^440?/, '0') : digits;
  const kind = international && !own.startsWith('0') ? 'international' : 'national';
  if (own.length < FEWEST_DIGITS[kind] || LACKS_A_DIGIT.test(own)) return `${INVALID_PHONE}: this one is too short`;
  if (own.length > MOST_DIGITS[kind]) return `${INVALID_PHONE}: this one is too long`;
  return undefined;
}

const understood = v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
  const { text, fault } = readPhone(dataset.value);
  if (dataset.value === '' || !fault) return text;
  addIssue({ message: fault });
  return NEVER;
});

/** A phone number at which somebody can be rung, without what is no part of it. */
export const phone = v.pipe(required(PHONE_REQUIRED, LONGEST), understood);

/** One that may be left out: '' then. */
export const optionalPhone = v.pipe(optionalText(LONGEST), understood);

/** The numbers of what was understood, each with its extension and what was noted beside it. */
export const numbersIn = (phone: string): string[] => phone.split(' / ');

/**
 * The numbers alone, for a mail to an address that may be a stranger's: '07700 900123 (win at evil.example)' ->
 * '07700 900123'.
 */
export const withoutNotes = (phone: string): string =>
  numbersIn(phone)
    .flatMap((number) => /^[+(]?\d[\d ().-]*(?:ext \d+)?/.exec(number)?.[0].replace(/[ (.-]+$/, '') ?? [])
    .join(' / ');

/** What is dialled for one of them: '020 7946 0958 ext 12' -> '02079460958', '44 (0)7700 900123' -> '+447700900123'. */
export const dialled = (number: string): string =>
  number
    .replace(/ (?:ext|\([^()]*[^\d ()]).*$/, '')
    .replace(/(?<=\d.*)\(0\)/, '')
    .replaceAll(/[^+\d]/g, '')
    .replace(/^00/, '+')
    .replace(/^\+?440?(?=\d{9,10}$)/, '+44')
    .replace(/^(?=[1-37-9]\d{9}$)/, '0');
