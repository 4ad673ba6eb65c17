import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SharedVersions } from '@site/remote-kit/descriptor.ts';

/** The page has one copy of each, whichever build imports it. External in every server bundle. */
export const sharedPackages = ['react', 'react-dom', 'react-router-dom', '@site/design-system'] as const;

/** Their modules, as a host of Module Federation shares them with containers. */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  '@site/design-system',
] as const;

/** The version of each shared package that the app in the folder `root` is built against. */
export function sharedVersions(root: string): SharedVersions {
  const app = pathToFileURL(join(root, 'package.json'));
  return Object.fromEntries(sharedPackages.map((name) => [name, versionOf(name, app)]));
}

function versionOf(name: string, importer: URL): string {
  const file = findPackageJSON(name, importer);
  if (!file) throw new Error(`${name} is not installed`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
