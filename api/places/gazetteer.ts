import { readFileSync } from 'node:fs';
import type { Position } from '@site/contract';
import { DISTRICTS } from './districts.ts';
import { OTHER_AREAS, OTHER_NAMES } from './names.ts';
import { placeWords } from './place-words.ts';

export interface Area {
  kind: 'district' | 'county' | 'region' | 'nation' | 'area';
  name: string;
  alsoCalled: readonly string[];
  /** Larger areas that hold all of this one. */
  within: readonly Area[];
}

export interface Town extends Position {
  kind: 'town';
  name: string;
  alsoCalled: readonly string[];
  /** The areas that it lies in, the smallest first. */
  within: readonly Area[];
  /** 0 where it is not known. */
  population: number;
}

export type Place = Town | Area;

type TownRow = [name: string, latitude: number, longitude: number, population: number];

interface DistrictSet {
  kind: Area['kind'];
  districts: Set<string>;
}

/** Every area's districts. Two of one name (Lincolnshire in two regions; the county and its council) are one area. */
function districtsByArea(): Map<string, DistrictSet> {
  const areas = new Map<string, DistrictSet>();
  const add = (kind: Area['kind'], name: string, districts: Iterable<string>) => {
    const area = areas.get(name) ?? { kind, districts: new Set() };
    for (const district of districts) area.districts.add(district);
    areas.set(name, area);
  };
  for (const [nation, regions] of Object.entries(DISTRICTS))
    for (const [region, counties] of Object.entries(regions))
      for (const [county, districts] of Object.entries(counties)) {
        add('nation', nation, districts);
        add('region', region, districts);
        add('county', county, districts);
        for (const district of districts) add('district', district, [district]);
      }
  for (const [name, parts] of Object.entries(OTHER_AREAS))
    for (const part of parts) add('area', name, areas.get(part)?.districts ?? []);
  return areas;
}

const alsoCalled = (name: string): readonly string[] => OTHER_NAMES[name] ?? [];

function readAreas(): { areas: Area[]; ofDistrict: Map<string, readonly Area[]> } {
  const bySize = [...districtsByArea()].toSorted(([, a], [, b]) => b.districts.size - a.districts.size);
  const areas = new Map<string, Area>();
  const holding = (districts: Set<string>) =>
    bySize
      .filter(([, area]) => districts.isSubsetOf(area.districts))
      .flatMap(([name]) => areas.get(name) ?? [])
      .toReversed();
  for (const [name, { kind, districts }] of bySize)
    areas.set(name, { kind, name, alsoCalled: alsoCalled(name), within: holding(districts) });
  const districts = new Set(bySize.flatMap(([, area]) => [...area.districts]));
  return {
    areas: [...areas.values()],
    ofDistrict: new Map([...districts].map((district) => [district, holding(new Set([district]))])),
  };
}

function readTowns(ofDistrict: ReadonlyMap<string, readonly Area[]>): Town[] {
  const table = JSON.parse(readFileSync(new URL('towns.json', import.meta.url), 'utf8')) as Record<string, TownRow[]>;
  return Object.entries(table).flatMap(([district, rows]) =>
    rows.map(([name, latitude, longitude, population]) => ({
      kind: 'town' as const,
      name,
      alsoCalled: alsoCalled(name),
      within: ofDistrict.get(district) ?? [],
      latitude,
      longitude,
      population,
    })),
  );
}

const { areas, ofDistrict } = readAreas();
/** The largest first. */
export const towns: readonly Town[] = readTowns(ofDistrict).toSorted((a, b) => b.population - a.population);

const keyOf = (name: string): string => placeWords(name).join(' ');

const byOwnNames = [...towns, ...areas].flatMap((place) =>
  [place.name, ...place.alsoCalled].map((name) => ({ key: keyOf(name), place })),
);

/** Inhabitants of a town that is known by the first part of its name. */
const KNOWN_FROM = 20_000;

/** 'Newark', as no place but Newark on Trent is called so. */
function byShortNames(): { key: string; place: Place }[] {
  const taken = new Set(byOwnNames.map(({ key }) => key));
  return towns
    .filter(({ population }) => population >= KNOWN_FROM)
    .map((place) => ({ key: keyOf(place.name).replace(/ (?:on|under|in|le|super) .*/, ''), place }))
    .filter(({ key }) => !taken.has(key));
}

/** Every place by each of its names, as they are compared: towns first, the largest before the others. */
export const namedPlaces: readonly { key: string; place: Place }[] = [...byOwnNames, ...byShortNames()];

const byName = Map.groupBy(namedPlaces, ({ key }) => key);

/** Every place of that name, towns first and the largest of them before the others; none for an unknown name. */
export const placesNamed = (name: string): Place[] => (byName.get(keyOf(name)) ?? []).map(({ place }) => place);

/** How many words the longest name has. */
export const LONGEST_NAME = Math.max(...[...byName.keys()].map((key) => key.split(' ').length));

const words = new Set([...byName.keys()].flatMap((key) => key.split(' ')));

/** Whether a word is a place's name or part of one. */
export const isPlaceWord = (word: string): boolean => placeWords(word).every((part) => words.has(part));
