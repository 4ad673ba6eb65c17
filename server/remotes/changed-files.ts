import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { FileHashes } from '@site/remote-kit/descriptor.ts';
import { fileHash } from '../../build/file-hashes.ts';

/** By a file's path: what it was when it was hashed, and how. The registry is read every few seconds. */
const hashes = new LRUCache<string, { state: string; hash: string }>({ max: 10_000 });

/**
 * Which of the files that the server runs are not those of the build, as sentences. Browsers check theirs, by the
 * hashes that pages name.
 * @throws when one cannot be read
 */
export async function changedFiles(folder: string, files: FileHashes): Promise<string[]> {
  const paths = Object.keys(files).filter((path) => path.startsWith('server/'));
  const found = await Promise.all(paths.map((path) => hashOf(join(folder, path), files[path])));
  return paths.filter((path, index) => found[index] !== files[path]).map(changed);
}

/** How teams and the log are told of a file. */
export const changed = (path: string): string => `${path} was changed after the build`;

async function hashOf(file: string, like = ''): Promise<string> {
  const { ino, size, mtimeNs, ctimeNs } = await stat(file, { bigint: true });
  // Whoever changes a file can set its other times, but not the last one.
  const state = [ino, size, mtimeNs, ctimeNs, like.split('-', 1)].join();
  const known = hashes.get(file);
  if (known?.state === state) return known.hash;
  const hash = fileHash(await readFile(file), like);
  hashes.set(file, { state, hash });
  return hash;
}
