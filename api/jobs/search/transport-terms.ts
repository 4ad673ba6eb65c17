/**
 * What the trade calls by several names. A job gets the term of every name that its advert uses, a search the term of
 * every name that a visitor types, and the terms are compared.
 */
const TERMS: readonly (readonly [term: string, names: RegExp])[] = [
  ['termclass1', /\b(?:(?:hgv|lgv)\s+)?class\s*(?:1|one)\b|\b(?:cat(?:egory)?\s*)?c\s*\+\s*e\b|\bcat(?:egory)?\s*ce\b|\bartic(?:s|ulated)?\b/gi],
  ['termclass2', /\b(?:(?:hgv|lgv)\s+)?class\s*(?:2|two)\b|\bcat(?:egory)?\s*c\b(?!\s*[+1])|\brigids?\b/gi],
  ['termseventonne', /\b7[.,]5\s*(?:t|tonnes?|tonners?)\b|\b(?:cat(?:egory)?\s*)?c1\b/gi],
  ['termpcv', /\b(?:psv|pcv)s?\b|\bcat(?:egory)?\s*d\b/gi],
  ['termtramper', /\btramp(?:er|ers|ing)\b|\bnights?\s+(?:out|away)\b/gi],
  ['termforklift', /\bfork[\s-]?(?:lift|truck)s?\b|\bflt\b/gi],
  ['termfitter', /\bfitters?\b|\bmechanics?\b/gi],
  ['termmultidrop', /\bmulti[\s-]?drops?\b/gi],
  ['termcourier', /\bcouriers?\b|\bparcels?\s+drivers?\b/gi],
  ['termhazardous', /\badr\b|\bhazmat\b|\b(?:dangerous|hazardous)\s+goods\b/gi],
  ['termhiab', /\bhiabs?\b|\blorry\s+loaders?\b/gi],
  ['termhgv', /\b(?:hgv|lgv)s?\b|\blorr(?:y|ies)\b|\bclass\s*(?:[12]|one|two)\b/gi],
];

/** The terms of an advert: every one that any of its words stand for. */
export const termsOf = (text: string): string[] => TERMS.filter(([, names]) => text.search(names) >= 0).map(([term]) => term);

/** A search read as terms, each word for one of them (the first in the list), and what is left to search for as it stands. */
export function readTerms(search: string): { terms: string[]; rest: string } {
  const terms: string[] = [];
  let rest = search;
  for (const [term, names] of TERMS) {
    const without = rest.replaceAll(names, ' ');
    if (without !== rest) terms.push(term);
    rest = without;
  }
  return { terms, rest: rest.trim() };
}
