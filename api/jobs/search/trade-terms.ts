import type { JobType } from '@site/contract';
import { PhraseMatcher } from './phrase-matcher.ts';
import { REWORDED, VOCABULARY } from './vocabulary/index.ts';

/** The terms of a contract type, which adverts seldom put in words too. */
const TYPE_TERMS: Readonly<Record<JobType, readonly string[]>> = {
  'part-time': ['parttime'],
  'full-time': ['fulltime'],
  permanent: ['permanent', 'fulltime'],
  contract: ['contract', 'fulltime'],
  temporary: ['temporary', 'fulltime'],
};

/** No advert's own word is like these. */
const lexemeOf = (term: string): string => `term${term}`;
const ownLexemeOf = (term: string): string => `ownterm${term}`;

const inTitles = new PhraseMatcher<readonly string[]>();
const inTexts = new PhraseMatcher<readonly string[]>();
const inBenefits = new PhraseMatcher<readonly string[]>();
for (const [term, { names = [], titles = [], isBenefit }] of Object.entries(VOCABULARY)) {
  const add = (before: readonly string[] = []) => [...before, term];
  for (const name of [...names, ...titles]) inTitles.set(name, add);
  for (const name of names) inTexts.set(name, add);
  if (isBenefit) for (const name of names) inBenefits.set(name, add);
}

/** An advert's words, as plain text. */
interface AdvertWords {
  title: string;
  text?: string;
  benefits?: string;
}

/**
 * The terms of an advert's words and contract type, in alphabetical order: `own` for what these name, `all` with the
 * wider terms too.
 */
export function termsOf(
  { title, text = '', benefits = '' }: AdvertWords,
  type: JobType | null = null,
): { own: string[]; all: string[] } {
  const found = [...inTitles.findIn(title), ...inTexts.findIn(text), ...inBenefits.findIn(benefits)];
  const own = new Set([...(type ? TYPE_TERMS[type] : []), ...found.flatMap(({ meaning }) => meaning)]);
  return { own: [...own].map(ownLexemeOf).toSorted(), all: [...withWider(own)].map(lexemeOf).toSorted() };
}

function withWider(terms: Iterable<string>): Set<string> {
  const all = new Set(terms);
  // Iterating over a set reaches what is added meanwhile.
  for (const term of all) for (const wider of VOCABULARY[term]?.kindOf ?? []) all.add(wider);
  return all;
}

interface Reading {
  terms: readonly string[];
  rest: string;
}

const inSearches = new PhraseMatcher<Reading>();
for (const [term, { names = [], titles = [] }] of Object.entries(VOCABULARY)) {
  for (const name of [...names, ...titles])
    inSearches.set(name, (before) => ({ terms: [...(before?.terms ?? []), term], rest: '' }));
}
for (const [term, { searches = [] }] of Object.entries(VOCABULARY)) {
  for (const name of searches) inSearches.set(name, () => ({ terms: [term], rest: '' }));
}
for (const [phrase, wording] of Object.entries(REWORDED)) {
  const reading = read(wording);
  inSearches.set(phrase, () => reading);
}

/** What a search asks for: a job's terms, its own terms, and the rest of the text. */
interface SearchTerms {
  terms: string[];
  ownTerms: string[];
  rest: string;
}

export function readTerms(search: string): SearchTerms {
  const { terms, rest } = read(search);
  return {
    terms: terms.map(lexemeOf),
    ownTerms: terms.map(ownLexemeOf),
    rest,
  };
}

function read(search: string): Reading {
  const terms = new Set<string>();
  let rest = '';
  let end = 0;
  for (const { meaning, ...found } of inSearches.findIn(search)) {
    for (const term of meaning.terms) terms.add(term);
    rest += `${search.slice(end, found.start)} ${meaning.rest} `;
    end = found.end;
  }
  rest += search.slice(end);
  return { terms: withoutWider(terms), rest: rest.replaceAll(/\s+/g, ' ').trim() };
}

/** 'hgv class 1' asks for class 1: every job that has it has the wider term too. */
function withoutWider(terms: ReadonlySet<string>): string[] {
  return [...terms].filter((term) => ![...terms].some((other) => other !== term && withWider([other]).has(term)));
}

/** Names that searches may be corrected to even if no advert's title has them. */
export const OFTEN_MISTYPED: readonly string[] = inTitles.singleWords();

const ABBREVIATION = /\b(?:[b-df-hj-np-tv-z]{3}|adr|hiab)\b/g;

/** How the trade calls each thing first: 'Reach truck', 'HIAB'. */
export const tradeNames = (): string[] =>
  Object.values(VOCABULARY).flatMap(({ names: [name] = [] }) =>
    name === undefined ? [] : [capitalised(name.replaceAll(ABBREVIATION, (letters) => letters.toUpperCase()))],
  );

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
