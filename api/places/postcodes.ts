import { readFileSync } from 'node:fs';
import { milesBetween, type Position } from '@site/contract';
import { towns, type Area } from './gazetteer.ts';

/** The outward part of a postcode, at its centre. */
export interface Postcode extends Position {
  kind: 'postcode';
  /** 'LS1' */
  name: string;
  /** The areas of the nearest town, the smallest first. */
  within: readonly Area[];
}

type Centre = [latitude: number, longitude: number];

const table = JSON.parse(readFileSync(new URL('postcodes.json', import.meta.url), 'utf8')) as Record<
  string,
  Record<string, Centre>
>;
const centres = new Map(
  Object.entries(table).flatMap(([area, districts]) =>
    Object.entries(districts).map(([district, centre]) => [area + district, centre] as const),
  ),
);

const known = new Map<string, Postcode>();

/** Undefined where there is no such postcode. */
function findPostcode(outward: string): Postcode | undefined {
  const name = outward.toUpperCase();
  const centre = centres.get(name);
  if (!centre) return undefined;
  const postcode = known.get(name) ?? postcodeAt(name, centre);
  known.set(name, postcode);
  return postcode;
}

function postcodeAt(name: string, [latitude, longitude]: Centre): Postcode {
  const position = { latitude, longitude };
  let [nearest, least] = [towns[0], Infinity];
  for (const town of towns) {
    const miles = milesBetween(position, town);
    if (miles < least) [nearest, least] = [town, miles];
  }
  return { kind: 'postcode', name, ...position, within: nearest?.within ?? [] };
}

const OUTWARD = /\b[a-z]{1,2}\d[a-z\d]?\b/gi;

/** The outward parts of postcodes in a text: 'Leeds LS10'. */
export const postcodesIn = (text: string): Postcode[] =>
  [...text.matchAll(OUTWARD)].flatMap(([outward]) => findPostcode(outward) ?? []);

/** Letters and digits that are taken for one another: 'SE1O' is SE10, '0X4' OX4. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  O: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
  0: 'O',
  1: 'I',
};

/** The postcodes that a mistyped one may be meant to be. */
export function postcodesMeant(typed: string): Postcode[] {
  const [outward = ''] = typed.trim().toUpperCase().split(/\s/);
  if (!/^[A-Z\d]{2,4}$/.test(outward)) return [];
  const spellings = [...outward].reduce(
    (begun, sign) => begun.flatMap((text) => [sign, ...signsLike(sign)].map((each) => text + each)),
    [''],
  );
  return spellings.filter((text) => text !== outward).flatMap((text) => findPostcode(text) ?? []);
}

const signsLike = (sign: string): string[] => [LOOK_ALIKES[sign] ?? []].flat().concat(sign === '1' ? 'L' : []);

/** The first so many. At least all letters must have been typed: 'M' may become ME or MK. */
export function postcodesBeginning(typed: string, most: number): Postcode[] {
  const beginning = typed.toUpperCase();
  const [letters = ''] = beginning.split(/\d/);
  if (!(letters in table)) return [];
  const names = Object.keys(table[letters]!).map((district) => letters + district);
  return names
    .filter((name) => name.startsWith(beginning))
    .slice(0, most)
    .flatMap((name) => findPostcode(name) ?? []);
}
