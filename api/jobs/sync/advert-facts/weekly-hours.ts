import type { Clause } from './clauses.ts';

export interface HoursRange {
  min: number;
  max: number;
}

const COUNT = String.raw`(?<![£\d.:,-])(\d{1,2}(?:\.\d{1,2})?)`;
const COUNTS = String.raw`${COUNT}(?: ?(?:hours?|hrs?|h)?(?: ?- ?| to | or | and | ?\/ ?)(\d{1,2}(?:\.\d{1,2})?))?`;
const HOURS = String.raw`(?: ?\+)?[ -]?(?:hours?|hrs?|h)`;
const A_WEEK = String.raw`(?: ?(?:a|per|each|every|\/|p\/|in a) ?(?:week|wk|w)\b| ?(?:pw|p\/w|weekly)\b| week\b|(?: spread)? (?:over|across) (?:two|three|four|five|six|[2-6])\b(?: (?:or|to) (?:three|four|five|six|[3-6]))? (?:days|mornings|afternoons|evenings|nights|shifts))`;

const WEEKLY = [
  new RegExp(`${COUNTS}${HOURS}${A_WEEK}`, 'g'),
  new RegExp(
    String.raw`\baverag(?:e|es|ing)(?: of)? ${COUNTS}${HOURS}\b(?! ?(?:a|per) (?:day|shift|night|month|year)| shifts?| days?)`,
    'g',
  ),
];
/** 'Hours: 40, hybrid': where hours are the subject, the first figure is a week's. */
const FIRST = new RegExp(`^${COUNTS}${HOURS}?(?=,|$| over | monday| mon\\b)`, 'g');

/** Hours that are not the job's own week, or not all of it. */
const OTHERS =
  /\b(?:overtime|after|over \d+ hours|exceed\w*|directive|opt[- ]?out|legal|limit|maximum|max|up to|minimum|min|at least|drivers' hours|rest|notice|open|support|cover available|additional|extra|holiday|training|working time)\b/;

const FEWEST = 4;
const MOST = 84;

/** The hours of a week, where the advert says them itself; times of day do not say which breaks are paid. */
export function readWeeklyHours(clauses: readonly Clause[]): HoursRange | null {
  const found = clauses
    .flatMap(({ text, isAboutHours }) =>
      text.split(/, (?!hybrid)/).flatMap((part, index) => hoursIn(part, isAboutHours && index === 0)),
    )
    .filter((hours) => hours >= FEWEST && hours <= MOST);
  return found.length > 0 ? { min: Math.min(...found), max: Math.max(...found) } : null;
}

function hoursIn(text: string, isSubject: boolean): number[] {
  if (!/\d/.test(text) || OTHERS.test(text)) return [];
  const patterns = isSubject ? [...WEEKLY, FIRST] : WEEKLY;
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((found) => found.slice(1).filter(Boolean).map(Number)),
  );
}
