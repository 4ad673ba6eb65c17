import type { MockSettings } from './settings.ts';
import { LINK_PARAMETERS, readLink, SETTINGS_HEADER, settingsOf } from './settings.ts';
import { nearestOverride } from './states/nearest-override.ts';
import { readOverrides, splitOverrides, type UnknownOverride } from './states/overrides.ts';

interface CallSettings {
  settings: MockSettings;
  /** Words of the address or the header that mean nothing. */
  unknown: readonly UnknownOverride[];
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
export const unknownIn = ({ headers }: Pick<Request, 'headers'>): UnknownOverride[] =>
  readOverrides(splitOverrides(headers.get(SETTINGS_HEADER) ?? '')).unknown;

/** For tools: which words mean nothing, and what could stand in their place. */
export const refuseUnknown = (unknown: readonly UnknownOverride[]): Response =>
  Response.json(
    {
      error: unknown.map(({ problem }) => problem).join(' '),
      unknown: unknown.map(({ override, problem, choices }) => ({
        override,
        problem,
        choices,
        nearest: nearestOverride(override),
      })),
    },
    { status: 400, headers: { 'cache-control': 'no-store' } },
  );
