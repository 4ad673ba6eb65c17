import type { PageModule } from '@site/remote-kit';
import { RemoteUnavailableError, type LoadRemote, type RegisteredRemote, type RegisteredRoute } from './registry.ts';

/** Twice what the largest route takes at 50 kbit/s, the pace of a phone with hardly any reception. */
export const LOADS_WITHIN_MS = 20_000;

/** A page's code did not arrive in time. */
export class TooSlowError extends Error {
  override name = 'TooSlowError';
}

/**
 * The code of one page.
 *
 * @param within how long it may take, in milliseconds
 * @throws RemoteUnavailableError when it cannot be loaded, is not there or takes longer
 */
export async function loadPage(
  remote: RegisteredRemote,
  { path }: RegisteredRoute,
  loadRemote: LoadRemote,
  within?: number,
): Promise<PageModule> {
  const load = async () => {
    const { routes } = await loadRemote(remote);
    const route = routes.find((candidate) => candidate.path === path);
    if (!route) throw new Error(`It exposes no route "${path}"`);
    return route.load();
  };
  try {
    return await (within === undefined ? load() : inTime(load(), within));
  } catch (cause) {
    throw new RemoteUnavailableError(remote, { cause });
  }
}

/** @throws TooSlowError once it has taken longer, in milliseconds */
export async function inTime<T>(loading: Promise<T>, within: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlowError(`It took more than ${within / 1_000} seconds`)), within);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
