import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fingerprintOf } from './fingerprint.ts';

const project = dirname(import.meta.dirname);

/** In each build of this repository's apps. */
export const RECORD = 'built-from.json';
const TOOLS = ['package-lock.json', 'tsconfig.base.json', 'build/**/*.ts'];
const SHARED_SOURCES = [
  'api/contract/**/*.ts',
  'api/endpoints/**/contract.ts',
  'api/protocol/{compatibility,openapi}/**/*.ts',
  'remote-kit/**/*',
  'design-system/package.json',
  'design-system/src/brand/**/*',
];
const OWN_SOURCES = ['package.json', 'tsconfig.json', 'vite.config.ts', 'src/**/*'];

/** What an app's build takes from others, by its folder. */
const BUNDLED: Readonly<Record<string, readonly string[]>> = {
  // The built design system; remotes only refer to it.
  shell: ['design-system/dist/{index.js,styles.css,fonts.json,licences.json}'],
  'mocks/panel': ['{mocks,api/endpoints}/**/*.{ts,tsx,css}', 'design-system/src/**/*.{ts,tsx,css}'],
};

/** The environment variable that says a build which sources the remote's tests have passed with: see `sourcesOf`. */
export const TESTED_SOURCES = 'TESTED_SOURCES';

/** Hashes of a build's inputs and output. */
interface BuildRecord {
  inputs: string;
  output: string;
}

/** A hash of everything that determines the build of the app in the folder `app`. */
export function inputsOf(app: string): Promise<string> {
  const folder = relative(project, app).replaceAll(sep, '/');
  const own = OWN_SOURCES.map((pattern) => `${folder}/${pattern}`);
  return fingerprintOf(project, [...TOOLS, ...SHARED_SOURCES, ...own, ...(BUNDLED[folder] ?? [])]);
}

/** A hash of what a remote's own tests and build are made from, in its folder `root`. */
export const sourcesOf = (root: string): Promise<string> => fingerprintOf(root, OWN_SOURCES);

/** Records in the finished build in `folder` the hash of its `inputs`, taken when the build began. */
export async function recordBuild(folder: string, inputs: string): Promise<void> {
  const record: BuildRecord = { inputs, output: await outputIn(folder) };
  await writeFile(join(folder, RECORD), JSON.stringify(record, null, 2));
}

/** Whether the app's served build matches its sources, and no file of it was changed since. */
export async function isFresh(app: string): Promise<boolean> {
  try {
    const folder = await servedFolder(join(app, 'dist'));
    const record = await readJson<BuildRecord>(join(folder, RECORD));
    return record.inputs === (await inputsOf(app)) && record.output === (await outputIn(folder));
  } catch {
    return false;
  }
}

/** A remote's `remote.json` names the version to serve; other apps have a single one. */
async function servedFolder(dist: string): Promise<string> {
  const descriptor = await readJson<{ version: string }>(join(dist, 'remote.json')).catch(() => undefined);
  return descriptor ? join(dist, descriptor.version) : dist;
}

/** `remote.json` is written afterwards, when the build is published. */
const outputIn = (folder: string) => fingerprintOf(folder, ['**/*', '**/.vite/*'], [RECORD, 'remote.json']);

const readJson = async <T>(file: string) => JSON.parse(await readFile(file, 'utf8')) as T;
