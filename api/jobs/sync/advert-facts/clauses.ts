import { htmlLines } from '../../../html-lines.ts';

/** A part of an advert that says one thing, in small letters and plain punctuation. */
export interface Clause {
  text: string;
  /** Whether it stands under a heading, or behind a label, about working hours: 'Shifts: days or nights'. */
  isAboutHours: boolean;
}

const HOURS_LABEL =
  /^(?:(?:working |contracted |weekly )?hours|(?:shift|working|work) (?:patterns?|times?|days)|shifts?|rota|when you'll work)(?: of work)?(?: (?:is|are)(?: as follows)?)?\s*/;
const BRACKETS = /\(([^()]*)\)/g;
/** A full stop, or a dash between two things; not the dash of '06:00 - 14:00' and 'Mon - Fri'. */
const ENDS = /[.;!?•](?=\s|$)|\s-\s(?!\d|mon|tue|wed|thu|fri|sat|sun)/;

/** The clauses of HTML. What is in brackets is a clause of its own: 'Class 2 (Class 1 preferred)' says two things. */
export function clausesOf(html: string | null): Clause[] {
  const clauses: Clause[] = [];
  let isUnderHoursHeading = false;
  for (const line of htmlLines(html ?? '').map(plain)) {
    const isHoursHeading = line.replace(HOURS_LABEL, '').replace(/^:/, '') === '';
    if (!isHoursHeading) clauses.push(...clausesOfLine(line, isUnderHoursHeading));
    isUnderHoursHeading = isHoursHeading;
  }
  return clauses;
}

function clausesOfLine(line: string, isUnderHoursHeading: boolean): Clause[] {
  const outside = line.replaceAll(BRACKETS, ' ');
  const inside = Array.from(line.matchAll(BRACKETS), ([, text = '']) => text);
  return [outside, ...inside]
    .flatMap((text) => text.split(ENDS))
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((text) => {
      const [label = ''] = HOURS_LABEL.exec(text) ?? [];
      const isLabelled = label !== '' && text[label.length] === ':';
      return {
        text: isLabelled ? text.slice(label.length + 1).trim() : text,
        isAboutHours: isLabelled || isUnderHoursHeading || /\bhours are as follows:/.test(text),
      };
    });
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .replaceAll('’', "'")
    .replaceAll(/\b(hrs?|approx|min|max)\./g, '$1')
    .replaceAll(/\bp\.w\.?/g, 'pw');
