/** `npm run bench:api [-- options]`: the API's response times, by database and number of jobs. */
import { loadavg } from 'node:os';
import { findPostgres } from '../../api/db/postgres.test-support.ts';
import { writeSection } from './benchmarks-page.ts';
import { openWithJobs } from './databases.ts';
import { keep, keptRuns } from './kept-runs.ts';
import { measure } from './measure.ts';
import { readOptions, USAGE, type DatabaseName } from './options.ts';
import { orUsage } from './or-usage.ts';
import { sectionOf, tablesOf, type Run } from './report.ts';

const { databases, sizes, requests, write } = orUsage(() => readOptions(process.argv.slice(2)), USAGE);
const runs: Run[] = [];
for (const database of databases.filter(isHere)) {
  for (const jobs of sizes) {
    const done = await run(database, jobs);
    runs.push(done);
    keep(done);
  }
}
console.log(`\n${tablesOf(runs)}`);
if (write) writeSection('How fast the API is', sectionOf(keptRuns()));

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
