import { LONGEST_NAME, placesNamed, type Place } from './gazetteer.ts';
import { placedWords } from './place-words.ts';

/** A name found in a text, and every place that it may mean. */
export interface NamedPlaces {
  name: string;
  places: readonly Place[];
}

/** One with where it stands in the text. */
export interface PlacesInText extends NamedPlaces {
  start: number;
  end: number;
}

/** The names of places in a text, the longest first where they overlap, and the text without them. */
export function readPlaces(text: string): { named: PlacesInText[]; rest: string } {
  const words = placedWords(text);
  const named: PlacesInText[] = [];
  const kept: string[] = [];
  let keptUntil = 0;
  for (let at = 0; at < words.length;) {
    const found = longestName(words.slice(at).map(({ word }) => word));
    if (found) {
      const [{ start }, { end }] = [words[at]!, words[at + found.length - 1]!];
      named.push({ name: found.name, places: found.places, start, end });
      kept.push(text.slice(keptUntil, start));
      keptUntil = end;
    }
    at += found?.length ?? 1;
  }
  kept.push(text.slice(keptUntil));
  return { named, rest: kept.join(' ').trim() };
}

/** The longest name that the words begin with, and how many of them it has. */
export function longestName(words: readonly string[]): (NamedPlaces & { length: number }) | undefined {
  for (let length = Math.min(words.length, LONGEST_NAME); length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    const places = placesNamed(name);
    if (places.length > 0) return { name, places, length };
  }
  return undefined;
}
