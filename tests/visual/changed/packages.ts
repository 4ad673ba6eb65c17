import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Packages } from '../../../.storybook/documentation/component-facts/module-graph.ts';

type Target = string | { source?: string; default: string };

interface Manifest {
  name: string;
  exports?: Readonly<Record<string, Target>>;
}

const MANIFESTS = ['*/package.json', 'api/*/package.json'];

/** What the workspaces at `root` export, from their sources. */
export function exportedPackages(root: string): Packages {
  const entries = globSync(MANIFESTS, { cwd: root }).flatMap((file) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
    return Object.entries(exports).map(([path, target]): [string, string] => [
      folderOf(join(name, path)),
      folderOf(join(root, dirname(file), typeof target === 'string' ? target : (target.source ?? target.default))),
    ]);
  });
  return Object.fromEntries(entries.toSorted(([left], [right]) => right.length - left.length));
}

/** `links/*.ts` stands for the files of the folder `links`. */
const folderOf = (path: string): string => path.replace(/\/\*.*$/, '');
