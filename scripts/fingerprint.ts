import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);

/** One hash of the files that match, names and content: a build is good as long as its inputs' hash stays. */
export async function fingerprintOf(patterns: readonly string[]): Promise<string> {
  const entries = globSync([...patterns], { cwd: root, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file.slice(root.length)).update(await readFile(file));
  return hash.digest('hex');
}
