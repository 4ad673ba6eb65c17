import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import type { RemoteModule } from '@site/remote-kit';
import { filesNeededBy } from './manifest.ts';
import { sharedVersions } from './shared-packages.ts';

/** What a host needs to know about the build in `dist` without running its code in a browser. */
export async function describeRemote(root: string, name: string, dist: string): Promise<RemoteDescriptor> {
  const manifest = JSON.parse(await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8')) as Manifest;
  const { routes } = (await import(pathToFileURL(join(dist, 'server/routes.js')).href)) as RemoteModule;
  const container = Object.keys(manifest).filter((key) => /mf-REMOTE_ENTRY_ID|mf-localSharedImportMap/.test(key));
  return {
    name,
    version: await versionOf(root, dist),
    entry: 'mf-manifest.json',
    shared: sharedVersions(root),
    routes: routes.map(({ path, layout, source }) => {
      if (!manifest[source]) throw new Error(`${name}: route "${path}" names ${source}, which is not in the build`);
      return { path, layout, ...filesNeededBy(manifest, [...container, 'src/routes.tsx', source]) };
    }),
  };
}

/** The package's version and a hash of every file that the build wrote. */
async function versionOf(root: string, dist: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const hash = createHash('sha256');
  const files = globSync('{client,server}/**/*.{js,css,json}', { cwd: dist });
  for (const file of files.toSorted()) hash.update(file).update(await readFile(join(dist, file)));
  return `${version}-${hash.digest('hex').slice(0, 12)}`;
}
