/** Degrees, WGS 84. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** The Earth's mean radius, in miles. */
const EARTH_RADIUS = 3958.8;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const haversine = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;

/** As the crow flies. */
export function milesBetween(a: Position, b: Position): number {
  const onSphere =
    haversine(a.latitude - b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * haversine(a.longitude - b.longitude);
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(onSphere));
}

/** Between the nearest of them; undefined where either has no position. */
export function leastMiles(from: readonly Position[], to: readonly Position[]): number | undefined {
  const distances = from.flatMap((a) => to.map((b) => milesBetween(a, b)));
  return distances.length > 0 ? Math.min(...distances) : undefined;
}
