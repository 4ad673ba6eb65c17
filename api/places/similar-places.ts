import { distance } from 'fastest-levenshtein';
import { namedPlaces, type Place } from './gazetteer.ts';
import { placeWords } from './place-words.ts';

const SHORTEST_MISTYPED = 4;
/** From here on, two letters may be wrong. */
const LONG_NAME = 8;

/**
 * The places whose names resemble a mistyped or unfinished one, the most similar and then the largest first; one of
 * each name. Nobody mistypes the first letter.
 */
export function similarPlaces(typed: string): Place[] {
  const [first = ''] = typed.split(',');
  const key = placeWords(first).join(' ');
  if (key.length < SHORTEST_MISTYPED) return [];
  const most = key.length < LONG_NAME ? 1 : 2;
  return namedPlaces
    .filter((named) => named.key[0] === key[0])
    .map((named) => ({ ...named, edits: named.key.startsWith(key) ? most : lettersWrong(key, named.key) }))
    .filter(({ edits }) => edits <= most)
    .toSorted((a, b) => a.edits - b.edits)
    .map(({ place }) => place)
    .filter((place, index, places) => places.findIndex(({ name }) => name === place.name) === index);
}

/** Two neighbouring letters that changed places count as one. */
function lettersWrong(typed: string, name: string): number {
  if (Math.abs(typed.length - name.length) > 2) return Infinity;
  const edits = distance(typed, name);
  return edits === 2 && isSwap(typed, name) ? 1 : edits;
}

const isSwap = (typed: string, name: string): boolean =>
  typed.length === name.length && [...typed].toSorted().join('') === [...name].toSorted().join('');
