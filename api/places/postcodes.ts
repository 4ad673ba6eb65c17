import { readFileSync } from 'node:fs';
import { milesBetween } from './distance.ts';
import { towns, type Area, type Position } from './gazetteer.ts';

/** The outward part of a postcode, at its centre. */
export interface Postcode extends Position {
  kind: 'postcode';
  /** 'LS1' */
  name: string;
  /** The areas that it lies in, the smallest first: those of the nearest town. */
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
export function findPostcode(outward: string): Postcode | undefined {
  const name = outward.toUpperCase();
  const centre = centres.get(name);
  if (!centre) return undefined;
  const postcode = known.get(name) ?? postcodeAt(name, centre);
  known.set(name, postcode);
  return postcode;
}

function postcodeAt(name: string, [latitude, longitude]: Centre): Postcode {
  const position = { latitude, longitude };
  const { town } = towns
    .map((each) => ({ town: each, miles: milesBetween(position, each) }))
    .reduce((nearest, each) => (each.miles < nearest.miles ? each : nearest));
  return { kind: 'postcode', name, ...position, within: town.within };
}

const OUTWARD = /\b[a-z]{1,2}\d[a-z\d]?\b/gi;

/** The outward parts of postcodes in a text: 'Leeds LS10'. */
export const postcodesIn = (text: string): Postcode[] =>
  [...text.matchAll(OUTWARD)].flatMap(([outward]) => findPostcode(outward) ?? []);
