import type { RemotePointer } from '../history/release-state.ts';
import type { Releases } from '../history/releases.ts';

/** When the share of the remote's gradual release was set; undefined without one. */
export async function gradualSince(
  releases: Pick<Releases, 'history'>,
  { remote, gradual }: Pick<RemotePointer, 'remote' | 'gradual'>,
): Promise<Date | undefined> {
  if (!gradual) return undefined;
  const changes = await releases.history({ remote });
  return changes.find(({ action, to }) => action === 'gradual' && to === gradual.version)?.at;
}
