import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Release } from '../../design-system/docs/status/status.ts';

const folder = join(import.meta.dirname, '../../design-system/releases');

/** The release records, the oldest first. */
export const releases: readonly Release[] = globSync('*.json', { cwd: folder })
  .map((file): Release => {
    const record = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Omit<Release, 'version'>;
    return { ...record, version: basename(file, '.json') };
  })
  .toSorted((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }));
