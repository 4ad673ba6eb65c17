import { leastMiles, type Position } from '@site/contract';
import type { Place } from '../../places/gazetteer.ts';
import { locate } from '../../places/locate.ts';
import { postcodesIn } from '../../places/postcodes.ts';

/** A location that open jobs are advertised at. */
export interface JobLocation {
  /** 'Leeds LS10' */
  text: string;
  places: readonly Place[];
  /** Of its postcodes, or else of its towns; none for an area. */
  positions: readonly Position[];
}

/** In miles: no postcode is that far from its town. */
const FAR = 20;

export function jobLocation(text: string): JobLocation {
  const places = locate(text);
  const towns = places.filter((place) => place.kind === 'town');
  // 'Daventry, off the M1' is not in Manchester.
  const postcodes = postcodesIn(text).filter((postcode) => (leastMiles([postcode], towns) ?? 0) < FAR);
  return { text, places, positions: postcodes.length > 0 ? postcodes : towns };
}
