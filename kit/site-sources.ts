import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is packed with the kit: the sources that a remote is developed with, and what the shell's build shares. */
export const SITE = join(import.meta.dirname, 'site');

/**
 * Copies the site's sources into the repository `root`, unless they are there, and returns their folder: Vite takes
 * what is below node_modules for packages that never change.
 */
export function copySiteSources(root: string): string {
  const folder = join(root, '.cache/site');
  const stamp = join(folder, 'copied-from');
  const installed = String(statSync(join(SITE, 'shell/package.json')).ctimeMs);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === installed) return folder;
  rmSync(folder, { recursive: true, force: true });
  cpSync(SITE, folder, { recursive: true });
  writeFileSync(stamp, installed);
  return folder;
}
