import { landingSlug } from '@site/contract';
import { placesNamed, type Place } from '../places/gazetteer.ts';

/** They hold every job, so a page about them would be the list itself. */
const TOO_LARGE = new Set(['United Kingdom', 'Great Britain']);

/** The place that a landing page's path names: of several with one name, a town before an area, the largest first. */
export const landingPlace = (slug: string): Place | undefined =>
  placesNamed(slug.replaceAll('-', ' ')).find(({ name }) => landingSlug(name) === slug && !TOO_LARGE.has(name));

/** What a landing page's path calls this place; undefined for one that has no page. */
export function slugOfPlace(place: Place): string | undefined {
  const slug = landingSlug(place.name);
  return landingPlace(slug) === place ? slug : undefined;
}
