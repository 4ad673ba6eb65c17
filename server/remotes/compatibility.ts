import { satisfies } from 'semver';
import type { RemoteDescriptor, SharedNames, SharedPackages } from '@site/remote-kit/descriptor.ts';

/**
 * Why a build cannot run where the shell shares `provided`, one sentence per package. Empty when it can: each package
 * that it was built against has the same major version here and is not older, and has every name that it imports.
 */
export function incompatibilities(
  { shared, imports }: Pick<RemoteDescriptor, 'shared' | 'imports'>,
  { versions, exports }: SharedPackages,
): string[] {
  const unfit = Object.entries(shared).flatMap(([name, version]) => {
    const range = `^${version}`;
    const here = versions[name];
    if (here && satisfies(here, range)) return [];
    return `it needs ${name} ${range}, and this shell provides ${here ?? 'none'}`;
  });
  return [...unfit, ...(exports ? unsharedImports(imports, exports) : [])];
}

/** Which names a build imports that a shell does not share: in a browser, none of its code would run. */
export function unsharedImports(imports: SharedNames, exports: SharedNames): string[] {
  return Object.entries(imports).flatMap(([module, names]) => {
    const missing = names.filter((name) => !exports[module]?.includes(name));
    return missing.length === 0
      ? []
      : `it imports ${missing.join(', ')} from ${module}, which the shell does not share`;
  });
}
