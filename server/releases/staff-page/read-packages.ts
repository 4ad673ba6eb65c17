import { join } from 'node:path';
import type { BundledPackage } from '@site/contract';
import { readSbom } from '../../../build/sbom.ts';
import shellPackage from '../../../shell/package.json' with { type: 'json' };
import type { FoundRemote } from '../../remotes/found-remote.ts';

/** Which packages are bundled in the versions that visitors get, gradual ones included, and in which of them. */
export async function readPackages(
  shellDist: string | undefined,
  remotes: readonly FoundRemote[],
): Promise<BundledPackage[]> {
  const shell = shellDist === undefined ? [] : [{ app: `shell ${shellPackage.version}`, folder: shellDist }];
  const builds = [...shell, ...remotes.flatMap(servedBuilds)];
  const found = new Map<string, BundledPackage>();
  for (const { app, folder } of builds)
    for (const { name, version } of await readSbom(folder)) {
      const known = found.get(`${name} ${version}`) ?? { name, version, in: [] };
      found.set(`${name} ${version}`, { ...known, in: [...known.in, app] });
    }
  return [...found].toSorted(([a], [b]) => a.localeCompare(b)).map(([, each]) => each);
}

/** The versions of a remote that visitors get, and where their files are. */
export function servedBuilds({ name, build, gradual }: FoundRemote) {
  const { versions: folder } = build ?? {};
  if (!build || folder === undefined) return [];
  const served = [build.version, ...(gradual ? [gradual.version] : [])];
  return served.map((version) => ({ app: `${name} ${version}`, folder: join(folder, version) }));
}
