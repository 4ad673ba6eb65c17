import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { FileHashes } from '@site/remote-kit/descriptor.ts';

/** What is written once the others are complete. */
export const RECORDS: readonly string[] = ['remote.json', 'remote.json.sig', 'built-from.json'];

/** The hash of every file of the build in `folder`, in the order of their paths. */
export async function hashFiles(folder: string): Promise<FileHashes> {
  const paths = (await entriesBelow(folder))
    .filter((entry) => entry.isFile())
    .map((entry) => pathIn(folder, entry))
    .filter((path) => !RECORDS.includes(path));
  const hashed = paths.toSorted().map(async (path) => [path, sha384(await readFile(join(folder, path)))] as const);
  return Object.fromEntries(await Promise.all(hashed));
}

/**
 * All that is in a folder and in the folders below it. Node's own recursion may follow links, out of the folder or in
 * circles.
 */
export async function entriesBelow(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory()).map(({ name }) => entriesBelow(join(folder, name)));
  return [...entries, ...(await Promise.all(below)).flat()];
}

/** Where it is in the folder: 'client/assets/routes.js'. */
export const pathIn = (folder: string, { parentPath, name }: Dirent): string =>
  relative(folder, join(parentPath, name)).replaceAll(sep, '/');

/** A hash as subresource integrity has it. */
export const sha384 = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
