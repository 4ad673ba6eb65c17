import type { Place } from './gazetteer.ts';
import { placeWords } from './place-words.ts';
import { longestName } from './read-places.ts';

/** What stands between the places of an advert's location: 'Leeds / Bradford', 'Newport, Wales', 'Hull - Docks'. */
const BETWEEN = /[,;/|()\n]| [-–—] /;
/** 'South Manchester' is in Manchester, although 'South Shields' is a place of its own. */
export const MODIFIERS = new Set([
  'around',
  'central',
  'east',
  'greater',
  'near',
  'north',
  'nr',
  'south',
  'the',
  'west',
]);
/** 'Bristol Road' is hardly ever in Bristol. */
const STREETS = new Set(['avenue', 'lane', 'road', 'street', 'way']);

/**
 * The places that a job's location names, each at the start of a part of it. Of several with the same name, the one
 * that lies in another place named there is meant ('Newport, Wales'), or else the largest.
 */
export function locate(location: string): Place[] {
  const named = location.split(BETWEEN).flatMap((part) => namesIn(placeWords(part)));
  return named.flatMap((places) => {
    const others = new Set(named.filter((other) => other !== places).flat());
    return places.find(({ within }) => within.some((area) => others.has(area))) ?? places[0] ?? [];
  });
}

function namesIn(words: readonly string[]): (readonly Place[])[] {
  const found = longestName(words);
  if (!found) return MODIFIERS.has(words[0] ?? '') ? namesIn(words.slice(1)) : [];
  const next = words[found.length] ?? '';
  if (STREETS.has(next)) return [];
  return [found.places, ...(next === 'and' || next === 'or' ? namesIn(words.slice(found.length + 1)) : [])];
}
