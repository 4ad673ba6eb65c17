import { distance } from 'fastest-levenshtein';
import { namedPlaces, type Place } from './gazetteer.ts';
import { placeWords } from './place-words.ts';

const SHORTEST = 4;
/** Shorter words of one more letter, or of another consonant, are words of their own: 'google', 'action', 'survey'. */
const LONG = 8;
/** From here on, two letters may be wrong. */
const VERY_LONG = 9;

/** Letters that may be wrong, whichever of the two is the shorter. */
const mostWrong = (typed: string, name: string): number => (Math.min(typed.length, name.length) < VERY_LONG ? 1 : 2);

interface SimilarName {
  key: string;
  place: Place;
  lettersWrong: number;
}

/** Endings that are spelt as they are heard: 'Edinborough', 'Scarboro', 'Glosster'. */
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/b(?:orough|orogh|oro|rough|o?urgh|urg|urough)\b/g, 'bro'],
  [/(?<=[^i]i|ou|or)ce?ster\b/g, 'ster'],
  [/oo(?=ster\b)/g, 'or'],
];

/** A name without spaces, which people leave out or add, and with its endings as they are heard. */
const asHeard = (key: string): string =>
  HEARD.reduce((heard, [ending, sound]) => heard.replace(ending, sound), key).replaceAll(' ', '');

const heardNames = namedPlaces.map((named) => ({ ...named, heard: asHeard(named.key) }));

/** Names that a mistyped text may be, the most similar and then the largest first. Nobody mistypes the first letter. */
export function mistypedNames(text: string): SimilarName[] {
  const key = placeWords(text).join(' ');
  if (key.length < SHORTEST) return [];
  const heard = asHeard(key);
  return heardNames
    .filter((named) => named.key[0] === key[0])
    .map((named) => ({
      ...named,
      lettersWrong: Math.min(lettersWrong(key, named.key), lettersWrong(heard, named.heard)),
    }))
    .filter((named) => named.lettersWrong <= mostWrong(key, named.key))
    .toSorted((a, b) => a.lettersWrong - b.lettersWrong);
}

/** The places whose names resemble a mistyped or unfinished one, one of each name. */
export function similarPlaces(typed: string): Place[] {
  const [first = ''] = typed.split(',');
  const key = placeWords(first).join(' ');
  const unfinished = key.length < SHORTEST ? [] : namedPlaces.filter((named) => named.key.startsWith(key));
  const places = [...mistypedNames(first), ...unfinished].map(({ place }) => place);
  return places.filter((place, index) => places.findIndex(({ name }) => name === place.name) === index);
}

/** Two neighbouring letters that changed places count as one. */
function lettersWrong(typed: string, name: string): number {
  if (Math.abs(typed.length - name.length) > 2) return Infinity;
  const edits = distance(typed, name);
  if (edits === 2 && isSwap(typed, name)) return 1;
  return edits === 1 && name.length < LONG && !isSlip(typed, name) ? Infinity : edits;
}

/** Letters that are taken for one another. */
const LIKE = ['aeiouy', 'cgkqsz', 'bp', 'dt', 'fv', 'mn'];

/** Of two that differ in one letter: whether it was left out, doubled, or written as it sounds. */
export function isSlip(typed: string, name: string): boolean {
  if (typed.length < name.length) return true;
  const at = [...typed].findIndex((letter, index) => letter !== name[index]);
  const [wrong = '', right = ''] = [typed[at], name[at]];
  if (typed.length > name.length) return wrong === typed[at - 1] || typed.slice(at) === 'ey';
  return LIKE.some((letters) => letters.includes(wrong) && letters.includes(right));
}

/** Whether two neighbouring letters of `word` changed places in `typed`. */
export function isSwap(typed: string, word: string): boolean {
  const at = [...typed].findIndex((letter, index) => letter !== word[index]);
  const swapped = typed.slice(0, at) + typed.charAt(at + 1) + typed.charAt(at) + typed.slice(at + 2);
  return swapped === word;
}
