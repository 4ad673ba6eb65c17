import { leastMiles, type Position } from '@site/contract';
import type { PlaceAbroad } from '../../places/abroad.ts';
import type { Place } from '../../places/gazetteer.ts';
import { locate } from '../../places/locate.ts';
import { postcodesIn, type Postcode } from '../../places/postcodes.ts';
import { notPostcodes } from '../search/not-postcodes.ts';

/** A location that open jobs are advertised at. */
export interface JobLocation {
  /** 'Leeds LS10' */
  text: string;
  places: readonly Place[];
  postcodes: readonly Postcode[];
  /** Outside the United Kingdom. */
  abroad: readonly PlaceAbroad[];
  /** Of its postcodes, or else of its towns; none for an area. */
  positions: readonly Position[];
}

/** In miles: no postcode is that far from its town. */
const FAR = 20;

export function jobLocation(text: string): JobLocation {
  const { places, abroad } = locate(text);
  const towns = places.filter((place) => place.kind === 'town');
  const postcodes = postcodesOf(text, towns);
  return { text, places, abroad, postcodes, positions: postcodes.length > 0 ? postcodes : towns };
}

/** 'Daventry, off the M1' is not in Manchester, nor is 'M1 Junction 28'. */
function postcodesOf(text: string, towns: readonly Position[]): Postcode[] {
  const others = towns.length === 0 ? notPostcodes(text) : [];
  return postcodesIn(text).filter(
    (postcode) => !others.includes(postcode.name) && (leastMiles([postcode], towns) ?? 0) < FAR,
  );
}
