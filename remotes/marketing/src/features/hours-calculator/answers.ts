import { errors, unusable } from '../../content/hours-calculator.ts';
import { minutesBetween, RESTS, type Rest, type Shift } from './allowances.ts';
import { LIMITS, MOST_EXTENDED_DAYS, MOST_REDUCED_RESTS } from './limits.ts';
import { readClockTime, readDuration } from './time-text.ts';

export const FIELDS = [
  'started',
  'now',
  'sinceBreak',
  'firstPart',
  'today',
  'week',
  'lastWeek',
  'extended',
  'reduced',
  'rest',
] as const;
export type Field = (typeof FIELDS)[number];

/** What is in the form's fields; a box that is not ticked is ''. */
export type Answers = Readonly<Record<Field, string>>;
export type FieldErrors = Partial<Record<Field, string>>;

/** Shown until somebody enters their own. */
export const EXAMPLE: Answers = {
  started: '06:00',
  now: '12:15',
  sinceBreak: '1:30',
  firstPart: '',
  today: '5:00',
  week: '32:00',
  lastWeek: '47:30',
  extended: '1',
  reduced: '1',
  rest: 'regular',
};

/** The answers in a page's address; those of the example where it has none. */
export function answersIn(query: URLSearchParams): Answers {
  if (!FIELDS.some((field) => query.has(field))) return EXAMPLE;
  return Object.fromEntries(FIELDS.map((field) => [field, query.get(field) ?? ''])) as Answers;
}

/** Relative to the article's. */
export const addressOf = (answers: Answers): string =>
  `?${new URLSearchParams(Object.entries(answers).filter(([, value]) => value !== ''))}#calculator`;

const HOURS_A_WEEK = 7 * LIMITS.dayAndNight;

/** The shift that the answers describe, or a message for each faulty field. */
export function readShift(answers: Answers): { shift: Shift; errors?: never } | { errors: FieldErrors; shift?: never } {
  const faults: FieldErrors = {};
  const read = <Value>(field: Field, value: Value | undefined, message: string): Value | undefined => {
    if (value === undefined) faults[field] = named(answers[field], message);
    return value;
  };
  const clock = (field: Field) => read(field, readClockTime(answers[field]), errors.clock);
  const hours = (field: Field) => read(field, atMost(HOURS_A_WEEK, readDuration(answers[field])), errors.hours);
  const count = (field: Field, most: number) =>
    read(field, /^\d$/.test(answers[field]) ? atMost(most, Number(answers[field])) : undefined, errors.choice);
  const shift = {
    startedAt: clock('started'),
    now: clock('now'),
    sinceBreak: hours('sinceBreak'),
    hadFirstPartOfBreak: read('firstPart', readTick(answers.firstPart), errors.tick),
    today: hours('today'),
    week: hours('week'),
    lastWeek: hours('lastWeek'),
    extendedDays: count('extended', MOST_EXTENDED_DAYS),
    reducedRests: count('reduced', MOST_REDUCED_RESTS),
    rest: read('rest', RESTS.find((rest) => rest === answers.rest) satisfies Rest | undefined, errors.choice),
  };
  if (!isComplete(shift)) return { errors: faults };
  const contradictions = contradictionsIn(shift);
  return Object.keys(contradictions).length > 0 ? { errors: contradictions } : { shift };
}

/** No value is longer in its field; one in an address may be. */
const LONGEST_NAMED = 12;

const named = (value: string, message: string): string =>
  value.trim() === '' ? message : unusable(value.trim().slice(0, LONGEST_NAMED)) + message;

const readTick = (value: string): boolean | undefined => (value === '' || value === 'yes' ? value !== '' : undefined);

const atMost = (most: number, value: number | undefined): number | undefined =>
  value !== undefined && value <= most ? value : undefined;

type Unchecked = { [Name in keyof Shift]: Shift[Name] | undefined };
const isComplete = (shift: Unchecked): shift is Shift => Object.values(shift).every((value) => value !== undefined);

function contradictionsIn({ startedAt, now, sinceBreak, today }: Shift): FieldErrors {
  return {
    ...(today > minutesBetween(startedAt, now) && { today: errors.longerThanShift }),
    ...(sinceBreak > today && { sinceBreak: errors.moreThanToday }),
  };
}
