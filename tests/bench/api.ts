/** `npm run bench:api [-- options]`: the API's response times, by database and number of jobs. */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../api/db/postgres.test-support.ts';
import { openWithJobs } from './databases.ts';
import { keep, keptRuns } from './kept-runs.ts';
import { measure } from './measure.ts';
import { readOptions, USAGE, type DatabaseName, type Options } from './options.ts';
import { pageOf, tablesOf, type Run } from './report.ts';

const PAGE = join(import.meta.dirname, '../../docs/benchmarks.md');

const { databases, sizes, requests } = optionsOrExit();
const runs: Run[] = [];
for (const database of databases.filter(isHere)) {
  for (const jobs of sizes) {
    const done = await run(database, jobs);
    runs.push(done);
    keep(done);
    writeFileSync(PAGE, pageOf(keptRuns()));
  }
}
console.log(`\n${tablesOf(runs)}\n\nWritten to ${PAGE}`);

async function run(database: DatabaseName, jobs: number): Promise<Run> {
  console.log(`${database}: importing ${jobs} jobs …`);
  const { services, version, importSeconds, close } = await openWithJobs(database, jobs);
  try {
    console.log(`${database}: imported in ${importSeconds.toFixed(1)} s, measuring …`);
    const measurements = await measure(services, jobs, requests);
    return {
      database,
      version,
      jobs,
      importSeconds,
      measurements,
      requests,
      date: new Date().toISOString().slice(0, 10),
      load: loadavg()[0] ?? 0,
    };
  } finally {
    await close();
  }
}

function isHere(database: DatabaseName): boolean {
  if (database === 'pglite' || findPostgres()) return true;
  console.log('This machine has no initdb and postgres: left out.');
  return false;
}

function optionsOrExit(): Options {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(1);
  }
}
