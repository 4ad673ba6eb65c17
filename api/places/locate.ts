import { abroadIn, type PlaceAbroad } from './abroad.ts';
import type { Place } from './gazetteer.ts';
import { placeWords } from './place-words.ts';
import { longestName } from './read-places.ts';

/** What stands between the places of an advert's location: 'Leeds / Bradford', 'Newport, Wales', 'Hull - Docks'. */
const BETWEEN = /([,:;/|()+\n]| [-–—] | to )/i;
/** Of these, what stands between two places of one kind. */
const LISTS = /[:;/|+]| to /i;
/** 'Within 20 miles of Leeds' */
const DISTANCE = /^\s*(?:within |up to )?\d+ mi(?:les?)? (?:of|from|around) /i;
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

/** What a job's location names. */
export interface Located {
  /** In the United Kingdom. */
  places: Place[];
  abroad: PlaceAbroad[];
}

/**
 * The places that a job's location names, each at the start of a part of it. Of several with the same name, the one
 * that lies in another place named there is meant ('Newport, Wales'), or else the largest. What is before a country
 * lies there: 'Boston, USA', 'St Helier, Jersey'.
 */
export function locate(location: string): Located {
  const { home, abroad } = partsOf(location);
  const named = home.flatMap((part) => namesIn(placeWords(part)));
  const places = named.flatMap((meant) => {
    const others = new Set(named.filter((other) => other !== meant).flat());
    return meant.find(({ within }) => within.some((area) => others.has(area))) ?? meant[0] ?? [];
  });
  return { places, abroad };
}

function partsOf(location: string): { home: string[]; abroad: PlaceAbroad[] } {
  const home: string[] = [];
  const abroad: PlaceAbroad[] = [];
  const [first = '', ...rest] = location.replace(DISTANCE, '').split(BETWEEN);
  let before: 'home' | 'abroad' | undefined;
  for (const [sign, part] of [['/', first] as const, ...pairs(rest)]) {
    if (part.trim() === '') continue;
    const there = abroadIn(part);
    if (!there) home.push(part);
    else if (there.town !== undefined || LISTS.test(sign) || before === undefined) abroad.push(there);
    // The country of what is before it.
    else if (before === 'home') abroad.push({ ...there, town: isTown(home.at(-1)!) ? home.pop()!.trim() : undefined });
    before = there ? 'abroad' : 'home';
  }
  return { home, abroad };
}

const pairs = (parts: readonly string[]): (readonly [string, string])[] =>
  parts.flatMap((sign, index) => (index % 2 === 0 ? [[sign, parts[index + 1] ?? ''] as const] : []));

/** What stands where a place should, and is none. */
const NOWHERE =
  /\b(?:remote(?:ly)?|home(?:[- ]?(?:based|work(?:er|ing)?))?|wfh|hybrid|field|various|multiple|nation ?wide|country ?wide|locations?|anywhere|tb[ac])\b/i;

/** A name that may be a town's, wherever it is. */
function isTown(part: string): boolean {
  const [places] = namesIn(placeWords(part));
  return places ? places.some(({ kind }) => kind === 'town') : !NOWHERE.test(part);
}

function namesIn(words: readonly string[]): (readonly Place[])[] {
  const found = longestName(words);
  if (!found) return MODIFIERS.has(words[0] ?? '') ? namesIn(words.slice(1)) : [];
  const next = words[found.length] ?? '';
  if (STREETS.has(next)) return [];
  return [found.places, ...(next === 'and' || next === 'or' ? namesIn(words.slice(found.length + 1)) : [])];
}
