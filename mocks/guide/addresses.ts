import type { EndpointName } from '@site/contract';
import { mocks } from '../mocks.ts';
import { PRESETS, type PresetName } from '../states/presets.ts';
import { readOverrides } from '../states/overrides.ts';

export const GUIDE = '/mocks';

/** What a query names as a page of the site, with its own query; undefined for anything else. */
export function pageNamed(text: string | undefined): string | undefined {
  if (!text?.startsWith('/') || !URL.canParse(text, SITE)) return undefined;
  const { origin, pathname, search } = new URL(text, SITE);
  return origin === SITE ? pathname + search : undefined;
}

const SITE = 'http://site';

export const withQuery = (page: string, query: string): string => `${page}${page.includes('?') ? '&' : '?'}${query}`;

/** Whether both are the same page; jobs, syncs and the like have a page of the same kind for each number. */
export const isSamePage = (a: string, b: string): boolean => kindOf(a) === kindOf(b);

const kindOf = (page: string) => new URL(page, SITE).pathname.replace(/[^/]*\d$/, ':number');

/** Where a preset shows: the page of the first endpoint that it names, or the job list. */
export function pageOfPreset(preset: PresetName): string {
  const named = PRESETS[preset].overrides.find((override) => override.includes(':'));
  const [name] = named ? (Object.keys(readOverrides([named]).rules) as EndpointName[]) : [];
  return name ? mocks[name].shows.page : '/jobs';
}
