import { satisfies } from 'semver';
import type { SharedVersions } from '@site/remote-kit/descriptor.ts';

/**
 * Why a build made against `needed` cannot run where the shell provides `provided`, one sentence per package. Empty
 * when it can: each provided package has the same major version and is not older.
 */
export function incompatibilities(needed: SharedVersions, provided: SharedVersions): string[] {
  return Object.entries(needed).flatMap(([name, version]) => {
    const range = `^${version}`;
    const here = provided[name];
    if (here && satisfies(here, range)) return [];
    return `it needs ${name} ${range}, and this shell provides ${here ?? 'none'}`;
  });
}
