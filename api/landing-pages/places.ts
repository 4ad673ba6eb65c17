import { landingSlug } from '@site/contract';
import { COUNTRIES } from '../jobs/workplaces.ts';
import { placesNamed, type Place } from '../places/gazetteer.ts';

/**
 * The place that a landing page's path names: of several with one name, a town before an area, the largest first. None
 * for a country: a page about all jobs would be the list itself.
 */
export const landingPlace = (slug: string): Place | undefined =>
  placesNamed(slug.replaceAll('-', ' ')).find(({ name }) => landingSlug(name) === slug && !COUNTRIES.has(name));

/** What a landing page's path calls this place; undefined for one that has no page. */
export function slugOfPlace(place: Place): string | undefined {
  const slug = landingSlug(place.name);
  return landingPlace(slug) === place ? slug : undefined;
}
