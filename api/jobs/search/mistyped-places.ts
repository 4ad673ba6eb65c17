import { abroadIn } from '../../places/abroad.ts';
import { isPlaceWord, placesNamed, type Place } from '../../places/gazetteer.ts';
import { placeWords } from '../../places/place-words.ts';
import { mistypedNames } from '../../places/similar-places.ts';
import { isEnglish } from './english-words.ts';
import { wordsOf } from './search-query.ts';
import { readTerms } from './trade-terms.ts';
import { SHORTEST_MISTYPED } from './typing-error.ts';

/** In words. */
const LONGEST_NAME = 3;

/**
 * The search with the mistyped names of places corrected; undefined where there are none. What one of the `found` texts
 * has as it was typed is no mistake: 'Burnly' must not find adverts that only speak of burning.
 */
export function correctPlaces(search: string, found: readonly string[]): string | undefined {
  const joined = withNames(search, namesMeant(wordsOf(search), joinedName), found);
  const corrected = withNames(joined, namesMeant(wordsOf(readTerms(joined).rest), nameMeant), found);
  return corrected === search ? undefined : corrected;
}

interface NameMeant {
  typed: readonly string[];
  name: string;
}

function withNames(search: string, meant: readonly NameMeant[], found: readonly string[]): string {
  let corrected = search;
  for (const { typed, name } of meant) {
    // What belongs to somebody is a name of its own: 'Sainsbury's' is not Salisbury.
    const asTyped = new RegExp(`(?<![\\p{L}\\p{N}])${typed.join('[^\\p{L}\\p{N}]+')}(?!'s\\b)`, 'iu');
    if (!found.some((text) => asTyped.test(text))) corrected = corrected.replace(asTyped, name);
  }
  return corrected;
}

/** The longest names first; none overlap. */
function namesMeant(words: readonly string[], read: (typed: readonly string[]) => string | undefined): NameMeant[] {
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const typed = words.slice(start, start + length);
      const name = read(typed);
      if (name === undefined) continue;
      const others = [words.slice(0, start), words.slice(start + length)].flatMap((part) => namesMeant(part, read));
      return [{ typed, name }, ...others];
    }
  }
  return [];
}

/** Inhabitants of a place that a word is corrected to: the names of hamlets resemble too many words. */
const KNOWN_FROM = 10_000;

const isKnown = (place: Place): boolean => place.kind !== 'town' || place.population >= KNOWN_FROM;

/** A name with more spaces than it has, though one of its words may be the trade's own: 'stock port'. */
function joinedName(typed: readonly string[]): string | undefined {
  if (typed.length === 1 || isNamed(typed)) return undefined;
  const [joined] = placesNamed(typed.join(''));
  return joined && isKnown(joined) ? joined.name : undefined;
}

/** No mistyped name: too short for one, a word of English, or the name of a place as it is, here or abroad. */
function isNamed(typed: readonly string[]): boolean {
  const text = typed.join(' ');
  return (
    text.length <= SHORTEST_MISTYPED || isEnglish(text) || placesNamed(text).length > 0 || abroadIn(text) !== undefined
  );
}

/** A name may lack spaces. Of another of several words, one at least is spelled right. */
function nameMeant(typed: readonly string[]): string | undefined {
  const text = typed.join(' ');
  if (isNamed(typed) || typed.every(isPlaceWord)) return undefined;
  const words = placeWords(text);
  return mistypedNames(text).find(({ key, place }) => {
    const name = key.split(' ');
    if (!isKnown(place)) return false;
    if (name.join('') === words.join('')) return true;
    if (name.length !== words.length) return false;
    return words.length === 1 || words.some((word, index) => word === name[index]);
  })?.place.name;
}
