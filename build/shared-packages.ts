import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SharedVersions } from '@site/remote-kit/descriptor.ts';

/** The page has one copy of each, whichever build imports it. External in every server bundle. */
export const sharedPackages = ['react', 'react-dom', 'react-router-dom', '@site/design-system'] as const;

/**
 * The files in which the shell gives browsers the shared packages, and the specifiers that lead there in the page's
 * import map. Whoever imports one of these, shell or remote, leaves it out of its own files.
 */
export const sharedFiles = {
  react: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-router-dom'],
  'design-system': ['@site/design-system'],
} as const;

export type SharedFile = keyof typeof sharedFiles;

/** All specifiers that lead to a shared file. */
export const sharedModules: readonly string[] = Object.values(sharedFiles).flat();

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
