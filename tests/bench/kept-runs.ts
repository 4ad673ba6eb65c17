import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DATABASES } from './options.ts';
import type { Run } from './report.ts';
import { requestKinds } from './requests.ts';

const FILE = join(import.meta.dirname, '../../.cache/bench-api-runs.json');

/**
 * The latest run on this machine for each database and number of jobs, in order, except those with other requests than
 * the current ones.
 */
export function keptRuns(): Run[] {
  const runs = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Run[]) : [];
  const kinds = requestKinds.map(({ name }) => name).join();
  return runs
    .filter(({ measurements }) => measurements.map(({ kind }) => kind).join() === kinds)
    .toSorted((a, b) => DATABASES.indexOf(a.database) - DATABASES.indexOf(b.database) || a.jobs - b.jobs);
}

export function keep(run: Run): void {
  const others = keptRuns().filter(({ database, jobs }) => database !== run.database || jobs !== run.jobs);
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify([...others, run]));
}
