import { ApiProblem } from '@site/protocol';
import { pathProblems } from '../../remotes/paths.ts';
import { readRegistrations } from '../../remotes/registrations.ts';
import type { RemoteAtOrigin, RemoteOrigins } from '../history/remote-origins.ts';

/** @throws ApiProblem 400 or 409 with the reason */
export type AddOrigin = (remote: RemoteAtOrigin) => Promise<{ remote: string; origin: string }>;

export interface OriginOptions {
  origins: RemoteOrigins;
  remotesFolder: string;
}

/** Without characters that have a meaning in a page's Content-Security-Policy, which will name it. */
const PLAIN = /^https?:\/\/[\w.:[\]-]+(\/[\w.~-]+)*\/*$/;
const HERE = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Adds a remote whose files are at an origin, unless its name or one of its paths is taken. */
export function createOriginAdder({ origins, remotesFolder }: OriginOptions): AddOrigin {
  return async ({ remote, origin, paths, budget }) => {
    const added = { remote, origin: folderUrl(origin), paths, budget };
    await requireFree({ origins, remotesFolder }, added);
    await origins.add(added);
    return { remote, origin: added.origin };
  };
}

/** @throws ApiProblem 409 where the site's own folder has a remote of that name, or another remote one of its paths */
export async function requireFree({ origins, remotesFolder }: OriginOptions, added: RemoteAtOrigin): Promise<void> {
  const others = (await origins.list()).filter(({ remote }) => remote !== added.remote);
  const asFolder = ({ remote: name, paths, budget }: RemoteAtOrigin) => ({ name, paths: [...paths], budget, dist: '' });
  const all = await readRegistrations(remotesFolder, [...others, added].map(asFolder));
  const found = all.find(({ name }) => name === added.remote);
  const clash = found?.dist === '' ? pathProblems(found, all)[0] : 'The site’s own folder has a remote of that name';
  if (clash !== undefined) throw new ApiProblem(409, clash);
}

/** A URL at an origin that nobody else can answer for: https, or http on this machine; undefined for other text. */
export function originUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url && (url.protocol === 'https:' || (url.protocol === 'http:' && HERE.test(url.hostname)));
  return isSafe && PLAIN.test(url.href) ? url : undefined;
}

/** Without a trailing slash. @throws ApiProblem 400 */
function folderUrl(text: string): string {
  const url = originUrl(text);
  if (url) return url.href.replace(/\/+$/, '');
  throw new ApiProblem(400, `An origin is the https URL of a folder, not ${text}`);
}
