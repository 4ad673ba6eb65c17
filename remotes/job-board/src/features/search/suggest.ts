import type { Suggest } from '@site/design-system';
import type { SuggestedPlace } from './find-suggestions.ts';

/** The code that finds suggestions is loaded when something is typed. */
const load = () => import('./find-suggestions.ts');

export const suggestPlaces: Suggest<SuggestedPlace> = async (text, signal) => (await load()).findPlaces(text, signal);
export const suggestWords: Suggest = async (text, signal) => (await load()).findSearches(text, signal);
