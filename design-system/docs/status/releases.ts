import type { Release } from './status.ts';

const records = import.meta.glob<Omit<Release, 'version'>>('../../releases/*.json', { import: 'default', eager: true });

/** The release records. */
export const releases: readonly Release[] = Object.entries(records).map(([path, record]) => ({
  ...record,
  version: /([\d.]+)\.json$/.exec(path)?.[1] ?? path,
}));
