import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import { fileHash, hashFiles } from '../../../build/file-hashes.ts';
import { writeModuleHashes } from '../../../build/module-hashes.ts';
import { precompress } from '../../../build/precompress.ts';
import { fetchAll } from '../origins/fetch-all.ts';
import type { FetchLimits } from '../origins/fetch-version.ts';
import { keepCopy } from '../origins/keep-copy.ts';
import { byteLimit, readFrom } from '../origins/read-from.ts';
import { collectFiles, type Files } from './collect-files.ts';
import { fixVersion, type FixedVersion } from './fixed-version.ts';
import { atAddress } from './own-address.ts';
import { readManifest } from './read-manifest.ts';

const MANIFEST_BYTES = 1024 * 1024;

/**
 * Reads what is at a manifest's address now, and keeps a copy of it in a folder of `dist` that is named after the
 * version.
 * @throws OriginUnavailable, CopyNotKept; any other error when it cannot be a version here
 */
export async function takeVersion(
  said: Parameters<typeof fixVersion>[2],
  dist: string,
  limits: FetchLimits,
): Promise<FixedVersion> {
  const url = new URL(said.url);
  const signal = AbortSignal.timeout(limits.descriptorMs);
  const content = await readFrom(url, { onBytes: byteLimit(MANIFEST_BYTES, 'its manifest is'), signal });
  const manifest = readManifest(url, content);
  const files = await collectFiles(manifest, limits);
  const fixed = fixVersion(manifest, files, said);
  await writeVersion(said.remote, fixed, files, join(dist, fixed.version));
  return fixed;
}

/**
 * Fetches a version again, as it was released, into `folder`, which does not exist.
 * @throws OriginUnavailable, CopyNotKept; any other error when the origin has something else now
 */
export async function fetchFixed(
  remote: string,
  fixed: FixedVersion,
  folder: string,
  { filesMs, totalBytes }: FetchLimits,
): Promise<void> {
  const files = new Map<string, Buffer>();
  const source = {
    url: new URL(fixed.folder),
    onBytes: byteLimit(totalBytes, 'its files together are'),
    signal: AbortSignal.timeout(filesMs),
  };
  await fetchAll(Object.keys(fixed.files), source, (path, content) => {
    if (fileHash(content, fixed.files[path]) !== fixed.files[path]) throw new Error(`${path} is not what was released`);
    files.set(path, content);
  });
  await writeVersion(remote, fixed, files, folder);
}

/** Writes what browsers get: the files at this site's address, with their hashes. */
const writeVersion = (remote: string, fixed: FixedVersion, files: Files, folder: string): Promise<void> =>
  keepCopy(folder, async (temporary) => {
    const client = join(temporary, 'client');
    const base = `/remotes/${remote}/${fixed.version}/`;
    for (const [path, content] of files) {
      const file = join(client, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, atAddress(path, content, { ...fixed, base }));
    }
    await writeModuleHashes(temporary);
    await precompress(client);
    const descriptor: RemoteDescriptor = {
      name: remote,
      version: fixed.version,
      entry: fixed.entry,
      site: fixed.site,
      foreign: fixed.container,
      shared: fixed.shared,
      imports: {},
      routes: fixed.site.paths.map((path) => ({ path, layout: 'site', ...fixed.needed })),
      links: [],
      files: await hashFiles(temporary),
    };
    await writeFile(join(temporary, 'remote.json'), JSON.stringify(descriptor));
  });
