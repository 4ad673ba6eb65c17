import type { JobType } from '@site/contract';

/**
 * What the trade calls by several names. A job gets the term of every name that its advert uses, a search the term of
 * every name that a visitor types, and the terms are compared.
 */
const TERMS: readonly (readonly [term: string, names: RegExp])[] = [
  [
    'termclass1',
    /\b(?:(?:hgv|lgv)\s+)?class\s*(?:1|one)\b|\b(?:hgv|lgv)\s*1\b|\b(?:cat(?:egory)?\s*)?c\s*(?:\+|&|and)\s*e\b|\b(?:cat(?:egory)?\s*)?ce\b(?!\s*mark)|\bartic(?:s|ulated)?\b/gi,
  ],
  [
    'termclass2',
    /\b(?:(?:hgv|lgv)\s+)?class\s*(?:2|two)\b|\b(?:hgv|lgv)\s*2\b|\bcat(?:egory)?\s*c\b(?!\s*(?:1|(?:\+|&|and)\s*e)\b)|\brigids?\b/gi,
  ],
  ['termseventonne', /\b7[.,]5\s*(?:t|tons?|tonnes?|tonners?)\b|\b(?:cat(?:egory)?\s*)?c1\b/gi],
  ['termpcv', /\b(?:psv|pcv)s?\b|\bcat(?:egory)?\s*d\b/gi],
  ['termtramper', /\btramp(?:er|ers|ing)\b|\bnights?\s+(?:out|away)\b/gi],
  ['termforklift', /\bfork[\s-]?(?:lift|truck)s?\b|\bflt\b/gi],
  ['termfitter', /\bfitters?\b|\bmechanics?\b/gi],
  ['termmultidrop', /\bmulti[\s-]?drops?\b/gi],
  ['termcourier', /\bcouriers?\b|\bparcels?\s+drivers?\b/gi],
  ['termhazardous', /\badr\b|\bhazmat\b|\b(?:dangerous|hazardous)\s+goods\b/gi],
  ['termhiab', /\bhiabs?\b|\blorry\s+loaders?\b/gi],
  ['termhgv', /\b(?:hgv|lgv)(?:s|\s*[12])?\b|\blorr(?:y|ies)\b|\bclass\s*(?:[12]|one|two)\b/gi],
  ['termparttime', /\bpart[\s-]?time(?:rs?)?\b/gi],
  ['termfulltime', /\bfull[\s-]?time\b/gi],
  ['termtemporary', /\btemporary\b|\btemps?\b(?![\s-]*control)/gi],
  ['termpermanent', /\bperm(?:anent)?\b/gi],
];

/** Names that searches may be corrected to even if no advert's title has them. */
export const OFTEN_MISTYPED: readonly string[] = [
  'permanent',
  'temporary',
  'articulated',
  'tramper',
  'forklift',
  'courier',
  'mechanic',
  'hazardous',
];

/** The terms of a contract type, which adverts seldom put in words too. */
const TYPE_TERMS: Readonly<Record<JobType, readonly string[]>> = {
  'part-time': ['termparttime'],
  'full-time': ['termfulltime'],
  permanent: ['termpermanent', 'termfulltime'],
  contract: ['termfulltime'],
  temporary: ['termtemporary', 'termfulltime'],
};

const TWO_CLASSES = /\bclass\s*(?:1|one|2|two)\s*(?:&|\/|\+|and|or)\s*(?=(?:1|one|2|two)\b)/gi;

/** 'Class 1 & 2' -> 'Class 1 & class 2'. */
const spellOut = (text: string): string => text.replaceAll(TWO_CLASSES, '$&class ');

/** Every term that an advert's words or contract type stand for. */
export function termsOf(text: string, type: JobType | null = null): string[] {
  const spelt = spellOut(text);
  const ofType = type ? TYPE_TERMS[type] : [];
  return TERMS.filter(([term, names]) => ofType.includes(term) || spelt.search(names) >= 0).map(([term]) => term);
}

/**
 * The terms of a search, each word counting for one of them (the first in the list), and the rest of its text.
 */
export function readTerms(search: string): { terms: string[]; rest: string } {
  const terms: string[] = [];
  let rest = spellOut(search);
  for (const [term, names] of TERMS) {
    const without = rest.replaceAll(names, ' ');
    if (without !== rest) terms.push(term);
    rest = without;
  }
  return { terms, rest: rest.trim() };
}
