import { readPlaces } from '../../places/read-places.ts';

/** What follows the name of the role: a shift, a place, pay. */
const REST = /\s[-–—|•*]\s.*$|[,:£].*$|\s(?:in|at|near|from|for|based)\s.*$/i;
const BRACKETS = /[([][^)\]]*[)\]]/g;
const NOISE = /[!*#"“”]+|\b(?:urgent(?:ly)?|immediate(?:ly)? (?:start|required)?|required|wanted|needed)\b/gi;
const LONGEST = 60;

/**
 * What a job is called, without where, when and for how much: 'Van Driver (Days) - Leeds' -> 'Van Driver'. Undefined
 * where nothing is left.
 */
export function roleOfTitle(title: string): string | undefined {
  const plain = title.replaceAll(BRACKETS, ' ').replaceAll(NOISE, ' ').replaceAll(/\s+/g, ' ').trim();
  const name = plain.replace(REST, '').trim();
  const { named, rest } = readPlaces(name);
  const role = (named.length > 0 ? rest : name).replaceAll(/\s+/g, ' ').replaceAll(/^[\W_]+|[^\p{L}\p{N}+]+$/gu, '');
  return /\p{L}{2}/u.test(role) && role.length <= LONGEST ? inTitleCase(role) : undefined;
}

/** 'VAN DRIVER' -> 'Van Driver', though 'HGV' has no vowel; a title that is not shouted stays as it is. */
const inTitleCase = (text: string): string =>
  /\p{Ll}/u.test(text) || !text.includes(' ')
    ? text
    : text.replaceAll(/\b(?!(?:ADR|HIAB)\b)[A-Z]*[AEIOU][A-Z]+\b/g, (word) => word[0] + word.slice(1).toLowerCase());
