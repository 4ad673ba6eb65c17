import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type { FileHashes, PageLink, RemoteDescriptor, SharedNames } from '@site/remote-kit/descriptor.ts';
import type { RemoteModule } from '@site/remote-kit';
import { hashFiles } from './file-hashes.ts';
import { filesNeededBy } from './manifest.ts';
import { LINKS_FILE } from './page-links.ts';
import { REMOTE_ENTRY } from './remote-config.ts';
import { sharedVersions } from './shared-packages.ts';

/**
 * What a host needs to know about the build in `dist` without running its code in a browser.
 *
 * @param imports what the build imports of the shared packages
 */
export async function describeRemote(
  root: string,
  name: string,
  dist: string,
  imports: SharedNames,
): Promise<RemoteDescriptor> {
  const manifest = JSON.parse(await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8')) as Manifest;
  const { routes } = (await import(pathToFileURL(join(dist, 'server/routes.js')).href)) as RemoteModule;
  const entry = manifest[REMOTE_ENTRY];
  if (!entry) throw new Error(`${name}: ${REMOTE_ENTRY} is not in the build`);
  const files = await hashFiles(dist);
  return {
    name,
    version: await versionOf(root, files),
    entry: entry.file,
    shared: sharedVersions(root),
    imports,
    routes: routes.map(({ path, layout, source }) => {
      if (!manifest[source]) throw new Error(`${name}: route "${path}" names ${source}, which is not in the build`);
      return { path, layout, ...filesNeededBy(manifest, [REMOTE_ENTRY, source]) };
    }),
    links: JSON.parse(await readFile(join(dist, 'server', LINKS_FILE), 'utf8')) as PageLink[],
    files,
  };
}

/** The package's version and a hash of every file that the build wrote. */
async function versionOf(root: string, files: FileHashes): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  return `${version}-${hash.slice(0, 12)}`;
}
