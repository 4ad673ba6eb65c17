import type { MockSettings } from './settings.ts';
import { LINK_PARAMETERS, readLink, SETTINGS_HEADER, settingsOf } from './settings.ts';
import { nearestTerm } from './states/nearest-term.ts';
import { readTerms, splitTerms, type UnknownTerm } from './states/terms.ts';

interface CallSettings {
  settings: MockSettings;
  /** Words of the address or the header that mean nothing. */
  unknown: readonly UnknownTerm[];
  /** The call without the settings in its address. */
  call: Request;
}

/** What holds for one call from outside: what its own address sets, or its header, or its visitor's cookie. */
export function settingsOfCall(request: Request): CallSettings {
  const url = new URL(request.url);
  const link = readLink(url.searchParams);
  if (!link) return { settings: settingsOf(request), unknown: unknownIn(request), call: request };
  for (const name of LINK_PARAMETERS) url.searchParams.delete(name);
  const settings = { ...settingsOf(request), ...link.settings };
  return { settings, unknown: link.unknown, call: new Request(url, request) };
}

/** The words of a request's header that mean nothing. */
export const unknownIn = ({ headers }: Pick<Request, 'headers'>): UnknownTerm[] =>
  readTerms(splitTerms(headers.get(SETTINGS_HEADER) ?? '')).unknown;

/** For tools: which words mean nothing, and what could stand in their place. */
export const refuseUnknown = (unknown: readonly UnknownTerm[]): Response =>
  Response.json(
    {
      error: unknown.map(({ problem }) => problem).join(' '),
      unknown: unknown.map(({ term, problem, choices }) => ({ term, problem, choices, nearest: nearestTerm(term) })),
    },
    { status: 400, headers: { 'cache-control': 'no-store' } },
  );
