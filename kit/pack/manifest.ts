import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export type Versions = Readonly<Record<string, string>>;
type Target = string | Readonly<Record<string, string>>;

export interface Manifest {
  name: string;
  version: string;
  exports: Readonly<Record<string, Target>>;
  dependencies?: Versions;
  peerDependencies?: Versions;
  devDependencies?: Versions;
  optionalDependencies?: Versions;
}

/** A workspace's package.json. */
export const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** Writes the package.json of a packed workspace, with `changes` in it and without what only the workspace needs. */
export async function writeManifest(folder: string, to: string, changes: object): Promise<void> {
  const ofWorkspace = { private: undefined, scripts: undefined, devDependencies: undefined };
  const packed = { ...readManifest(folder), ...ofWorkspace, ...changes };
  await writeFile(join(to, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
}

/** './feeds.ts' -> the JavaScript and the declarations compiled from it, which are in `folder`. */
export const compiledExports = ({ exports }: Manifest, folder = '.') =>
  Object.fromEntries(
    Object.entries(exports).map(([name, target]) => {
      const stem = `./${join(folder, String(target).replace(/\.tsx?$/, ''))}`;
      return [name, { types: `${stem}.d.ts`, default: `${stem}.js` }];
    }),
  );

/** The exact version that the project has of each package. @throws for one that it does not name */
export function versionsOf(names: readonly string[]): Versions {
  const { workspaces } = readManifest('.') as Manifest & { workspaces: readonly string[] };
  const manifests = globSync(
    ['.', ...workspaces].map((folder) => join(folder, 'package.json')),
    { cwd: root },
  ).map((file) => readManifest(dirname(file)));
  const versions: Versions = Object.assign(
    {},
    ...manifests.flatMap(({ dependencies, devDependencies }) => [devDependencies, dependencies]),
  );
  return Object.fromEntries(
    names.toSorted().map((name) => {
      const version = versions[name];
      if (version === undefined) throw new Error(`The kit imports ${name}, which no package.json names`);
      return [name, version];
    }),
  );
}
