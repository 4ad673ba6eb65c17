import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { FileHashes } from '@site/remote-kit/descriptor.ts';

/** What is written once the others are complete. */
export const RECORDS: readonly string[] = ['remote.json', 'remote.json.sig', 'built-from.json'];

/** The hash of every file of the build in `folder`, in the order of their paths, each made like the one in `like`. */
export async function hashFiles(folder: string, like: FileHashes = {}): Promise<FileHashes> {
  const paths = (await entriesBelow(folder))
    .filter((entry) => entry.isFile())
    .map((entry) => pathIn(folder, entry))
    .filter((path) => !RECORDS.includes(path));
  const hashed = paths
    .toSorted()
    .map(async (path) => [path, fileHash(await readFile(join(folder, path)), like[path])] as const);
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

/** A hash as subresource integrity has it: by SHA-256, or by SHA-384 like those of earlier builds. */
export function fileHash(content: Uint8Array, like = ''): string {
  const [name, hash] = like.startsWith('sha384-')
    ? (['sha384', createHash('sha384')] as const)
    : (['sha256', createHash('sha256')] as const);
  return `${name}-${hash.update(content).digest('base64')}`;
}
