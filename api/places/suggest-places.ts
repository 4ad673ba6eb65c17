import { MAX_PLACE_SUGGESTIONS, withoutInwardPart, type PlaceSuggestion } from '@site/contract';
import { areaOf, findPlaces, uniqueName } from './find-places.ts';
import { namedPlaces, towns, type Place } from './gazetteer.ts';
import { placeWords } from './place-words.ts';
import { postcodesBeginning, type Postcode } from './postcodes.ts';

const SHORTEST = 2;

interface Name {
  key: string;
  place: Place;
  /** The name and the area that tells it from others: ' newport isle of wight'. */
  text: string;
}

const names: readonly Name[] = namedPlaces.map(({ key, place }) => ({
  key,
  place,
  text: ` ${key} ${placeWords(areaOf(place) ?? '').join(' ')}`,
}));

const inhabitants = new Map<Place, number>();
for (const town of towns)
  for (const place of [town, ...town.within]) inhabitants.set(place, (inhabitants.get(place) ?? 0) + town.population);

/**
 * The places that somebody may be typing the name of, the likeliest first: those with open jobs, then those of exactly
 * that name, then by their number of inhabitants.
 */
export function suggestPlaces(typed: string, withJobs: ReadonlySet<Place>): PlaceSuggestion[] {
  if (typed.length < SHORTEST) return [];
  const places = Iterator.from(placesBeginning(typed, withJobs)).filter(hasUniqueName).take(MAX_PLACE_SUGGESTIONS);
  return [...places, ...postcodesTyped(typed)].slice(0, MAX_PLACE_SUGGESTIONS).map(toSuggestion);
}

function placesBeginning(typed: string, withJobs: ReadonlySet<Place>): Set<Place> {
  const key = placeWords(typed).join(' ');
  const rank = ({ key: name, place }: Name): number[] => [
    withJobs.has(place) ? 0 : 1,
    name === key ? 0 : name === placeWords(place.name).join(' ') ? 1 : 2,
    name.startsWith(key) ? 0 : 1,
    -(inhabitants.get(place) ?? 0),
  ];
  const fitting = names
    .filter((name) => key !== '' && beginsInName(name, key))
    .map((name) => ({ place: name.place, rank: rank(name) }))
    .toSorted((a, b) => compare(a.rank, b.rank));
  return new Set(fitting.map(({ place }) => place));
}

function beginsInName({ text, key: name }: Name, key: string): boolean {
  const at = text.indexOf(` ${key}`);
  return at >= 0 && at < name.length;
}

/** The first figure that differs decides. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((figure, index) => figure !== b[index]);
  return (a[at] ?? 0) - (b[at] ?? 0);
}

/** The town of Leeds answers for the district of that name. */
const hasUniqueName = (place: Place): boolean => findPlaces(uniqueName(place))[0] === place;

/** 'M6 5' is in M6, and not the beginning of M60. */
function postcodesTyped(typed: string): Postcode[] {
  const outward = withoutInwardPart(typed);
  const found = postcodesBeginning(outward, MAX_PLACE_SUGGESTIONS);
  return outward === typed ? found : found.filter(({ name }) => name === outward);
}

function toSuggestion(place: Place | Postcode): PlaceSuggestion {
  const area = areaOf(place);
  return {
    kind: place.kind === 'town' || place.kind === 'postcode' ? place.kind : 'area',
    name: place.name,
    ...(area !== undefined && { area }),
    value: uniqueName(place),
  };
}
