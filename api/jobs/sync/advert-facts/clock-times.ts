import type { Shift } from '@site/contract';

/** Minutes since midnight. */
type Minutes = number;

const TIME = String.raw`(?<![£\d.,])(?:\d{1,2}[:.]\d{2}(?: ?(?:am|pm))?|\d{1,2} ?(?:am|pm)|(?:[01]\d|2[0-3])[0-5]\d(?: ?hrs)?|noon|midday|midnight)(?![\d%])`;
const START = new RegExp(
  String.raw`\bstart(?:s|ing)?(?: times?)?(?: at| from| between| around| of| is| are)?:? (${TIME})(?:(?: ?- ?| to | and )(${TIME}))?|(${TIME}) starts?\b`,
  'g',
);
const RANGE = new RegExp(
  `(${TIME})(?: ?[-/] ?| to | until | till )(?:about |around |approximately |approx )?(${TIME})`,
  'g',
);

/** Clock times that are not when the job is done. */
const OTHERS =
  /\b(?:open(?:s|ing)?|call|ring|phone|lines?|interviews?|assessments?|canteen|reception|slots?|windows?|lunch|breaks?|contact|training|induction|customers?|register|collections?|parking)\b/;
const WORK =
  /(?:^|, )\d|\b(?:hours?|shifts?|work(?:s|ing)?|pattern|rota|rotating|rounds?|dut(?:y|ies)|(?:mon|tues?|wednes|wed|thurs?|thu|fri|satur|sat|sun)(?:day)?)\b/;

const hours = (count: number): Minutes => count * 60;
const DAY = hours(24);

/** The shifts that a clause's clock times amount to: '22:00 to 06:00' are nights. */
export function shiftsOfTimes(clause: string): Shift[] {
  if (OTHERS.test(clause)) return [];
  const starts = [...clause.matchAll(START)].map((found) =>
    shiftStarting(found.slice(1).filter(Boolean).map(minutesOf)),
  );
  const rest = clause.replaceAll(START, ' ');
  const ranges = WORK.test(rest)
    ? [...rest.matchAll(RANGE)].map(([, from = '', to = '']) => shiftFrom(minutesOf(from), minutesOf(to)))
    : [];
  return [...starts, ...ranges].filter((shift) => shift !== undefined);
}

function shiftFrom(start: Minutes, finish: Minutes): Shift | undefined {
  const end = finish <= start ? finish + DAY : finish;
  const length = end - start;
  if (length < hours(3) || length > hours(14)) return undefined;
  if (start >= hours(18) && end >= hours(26)) return 'nights';
  if (start >= hours(12)) return end >= hours(20) && end <= hours(26) ? 'lates' : undefined;
  if (start >= hours(3) && start <= hours(6.5) && end <= hours(15)) return 'earlies';
  return start >= hours(5) && end >= hours(14) && end <= hours(19) && length >= hours(6) ? 'days' : undefined;
}

/** Of a start time, or of the earliest and the latest. */
function shiftStarting(times: readonly Minutes[]): Shift | undefined {
  const all = (from: number, before: number) => times.every((time) => time >= hours(from) && time < hours(before));
  if (all(1, 6)) return 'earlies';
  if (all(12, 17)) return 'lates';
  return all(18, 24) ? 'nights' : undefined;
}

/** '6am', '06:00', '6.00 am' and '0600' -> 360. */
function minutesOf(time: string): Minutes {
  if (time === 'midnight') return 0;
  if (time === 'noon' || time === 'midday') return hours(12);
  const digits = /^\d{4}/.test(time) ? `${time.slice(0, 2)}:${time.slice(2, 4)}` : time;
  const [, hour = '0', minute = '0'] = /^(\d{1,2})(?:[:.](\d{2}))?/.exec(digits) ?? [];
  const half = /[ap]m$/.exec(time)?.[0];
  return hours(half ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour)) + Number(minute);
}
