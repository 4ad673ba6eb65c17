import { SHIFTS, type Shift } from '@site/contract';
import { termsOf } from '../../search/trade-terms.ts';
import type { Clause } from './clauses.ts';
import { shiftsOfTimes } from './clock-times.ts';

const SHIFT = String.raw`(?:days?|nights?|earl(?:y|ies)|lates?|mornings?|afternoons?|evenings?|weekends?|saturdays?|sundays?|bank holidays?|shifts?)`;
const NUMBER = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|both)`;
const PAY = String.raw`(?:premiums?|allowances?|supplements?|uplifts?|rates?|enhancements?|enhanced|bonus(?:es)?|extra|overtime|paid|pay)`;

/** Where the words for shifts say something else. In this order. */
const MISLEADING = [
  // 'No nights, weekends or bank holidays', but not 'no weekends, nights only'.
  String.raw`\b(?:no|not(?! only| just)|never|without|non|nor|neither|(?:is|are|do|does|wo)n't|rather than|instead of|tired of|fed up (?:of|with)|sick of|avoid(?:ing)?|free (?:of|from)|excluding|except|zero)\b[^,:|]*(?:,(?: or| and| nor)? ${SHIFT}\b(?! only| shift)[^,|]*)*`,
  // Nights that are slept through.
  String.raw`\b(?:out|away)\b[^,|]*\bnights?\b`,
  String.raw`\bnights?[- ](?:out|away|off|heaters?|bunk|allowance|sleep)\b|\bovernight (?:stops?|stays?|parking)\b|\bnight's\b`,
  String.raw`\b(?:${NUMBER}|an?|per|each|every|some|few|most|any|all|good|late|last|first|quiz|social|awards) nights?\b(?![- ](?:shift|work))`,
  // Counted days, and days that are not worked.
  String.raw`\b(?:${NUMBER}|${NUMBER}[- ]hour|working|rest|trial|weekend|holi|same|few|some|longer|long|calendar|each|every|per|a)[- ]days?\b(?! shift| work)|\bdays?(?:'|s'|-rate| rate| off\b| of\b| a week| per week| out\b)`,
  String.raw`\b(?:closed|shut)\b[^,|]*|\b(?:home|off|free)\b[^,|]{0,20}\bweekends?\b|\b(?:${SHIFT},? (?:and|or|&) )?(?:weekends?|saturdays?|sundays?)(?: (?:are|is))? (?:off|free|closed|to yourself)\b`,
  // When people are home again.
  String.raw`\b(?:home|back(?! shift)|finish(?:e[ds]|ing)?)\b[^,|]*|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:mornings?|afternoons?|evenings?)\b`,
  // What is paid for them.
  String.raw`\b${PAY}(?: [a-z]+)? (?:for|on|at|both|over) (?:[a-z]+ )??${SHIFT}(?:(?:,|,? (?:and|or|&)) ${SHIFT})*`,
  String.raw`\b${SHIFT}(?:(?:,|,? (?:and|or|&)) ${SHIFT})*(?:[- ](?:duty|shift|work))?[- ]${PAY}\b`,
  // What happens now and then, or to others.
  String.raw`\b(?:on[- ]call|optional|occasional(?:ly)?|voluntary|the odd|odd|one|if you wish|ad hoc)\b[^,|]*`,
  String.raw`\b(?:transport|travel|hand-?over|handing over|relieve|liaise|customers?|open)\b[^,|]*`,
  String.raw`\b(?:job|stock|date|task|crop)[- ]rotation\b|\brotat(?:e|ing) (?:between|through|around|tasks?|stock|duties)\b`,
].map((pattern) => new RegExp(pattern, 'g'));

const IN_TURN = /\b(?:in turn|alternat(?:e|ing)|week about|week on)\b/;

/** A clause without any of these is about something else. */
const RELEVANT =
  /\b(?:days?|nights?|overnight|earl|late|morning|afternoon|evening|weekend|twilight|satur|sun|rotat|continental|alternat|shifts?|off)|\d[:.]?\d\d|\d ?[ap]m\b|midday|midnight|noon/;

/** The trade's terms for a shift; see search/vocabulary. */
const TERMS: Readonly<Record<Shift, readonly string[]>> = {
  days: ['termdays'],
  nights: ['termnights'],
  earlies: ['termearlies'],
  lates: ['termlates'],
  weekends: ['termweekends'],
  rotating: ['termrotating', 'termfouronfouroff'],
};

/**
 * When the work is done, as far as an advert's title and clauses say so, by the words of the trade or by clock times.
 * What is denied, optional, paid extra for or another's shift counts for nothing. The hours that an advert gives come
 * before what its title is called: a 'Night Operative, 06:00 to 14:00' does not work nights.
 */
export function readShifts(title: readonly Clause[], clauses: readonly Clause[]): Shift[] {
  const given = new Set([
    ...[...title, ...clauses].flatMap(({ text }) => (RELEVANT.test(text) ? shiftsOfTimes(meantOf(text)) : [])),
    ...clauses.filter(({ isAboutHours }) => isAboutHours).flatMap(({ text }) => shiftsOf(text, true)),
  ]);
  const found = new Set([
    ...title.flatMap(({ text }) => shiftsOf(text, true)).filter((shift) => !contradicts(shift, given)),
    ...clauses.flatMap(({ text, isAboutHours }) => shiftsOf(text, isAboutHours)),
  ]);
  return SHIFTS.filter((shift) => found.has(shift));
}

/** What is clear in full only. */
const SHORT_FOR: readonly (readonly [RegExp, string])[] = [
  [/\bdays?(?: shifts?)?(?: and | or | ?& ?| ?\/ ?)nights?(?: shifts?)?\b/g, 'day shift and night shift'],
  [/\bweekends? only\b/g, 'weekend shift'],
];

const BY_DAY: ReadonlySet<Shift> = new Set(['days', 'earlies', 'lates']);

/** Whether a shift is of the other half of the day than all of those that are given. */
function contradicts(shift: Shift, given: ReadonlySet<Shift>): boolean {
  const [byDay, byNight] = [!given.isDisjointFrom(BY_DAY), given.has('nights')];
  return shift === 'nights' ? byDay && !byNight : BY_DAY.has(shift) && byNight && !byDay;
}

/** A clause without the words that mislead. */
const meantOf = (clause: string): string =>
  MISLEADING.reduce((text, pattern) => text.replaceAll(pattern, ' | '), clause);

/** `isBrief`: in titles and under headings, 'days' alone is a shift. */
function shiftsOf(clause: string, isBrief: boolean): Shift[] {
  if (!RELEVANT.test(clause)) return [];
  const meant = SHORT_FOR.reduce((text, [short, inFull]) => text.replaceAll(short, inFull), meantOf(clause));
  const terms = termsOf(isBrief ? { title: meant } : { title: '', text: meant }).all;
  const named = SHIFTS.filter((shift) => TERMS[shift].some((term) => terms.includes(term)));
  return [...named, ...shiftsOfTimes(meant), ...(named.length > 1 && IN_TURN.test(meant) ? ['rotating' as const] : [])];
}
