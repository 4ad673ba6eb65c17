import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** One hash of the names and contents of the files in `folder` that match, except those that `exclude` matches. */
export async function fingerprintOf(
  folder: string,
  patterns: readonly string[],
  exclude: readonly string[] = [],
): Promise<string> {
  const entries = globSync([...patterns], { cwd: folder, withFileTypes: true, exclude: [...exclude] });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    hash.update(relative(folder, file).replaceAll(sep, '/')).update(await readFile(file));
  }
  return hash.digest('hex');
}
