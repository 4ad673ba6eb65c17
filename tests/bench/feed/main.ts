/** `npm run bench:feed [-- options]`: how long a sync keeps visitors waiting, and its memory. Fails if too much. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createTestDatabase } from '../../../api/db/database.test-support.ts';
import { findPostgres, startPostgres } from '../../../api/db/postgres.test-support.ts';
import { writeSection } from '../benchmarks-page.ts';
import { DATABASES, type DatabaseName } from '../options.ts';
import { FEEDS, serveFeeds } from './feeds.ts';
import type { SyncFigures } from './one-sync.ts';
import { isWithinLimits, sectionOf, tableOf, type FeedRun } from './report.ts';

const { values } = parseArgs({
  options: {
    /** pglite or postgres; both by default, where the machine has a Postgres. */
    only: { type: 'string' },
    /** Part of the name of a feed. */
    feed: { type: 'string', default: '' },
    /** Writes the section of docs/benchmarks.md. */
    write: { type: 'boolean', default: false },
  },
});

const runs: FeedRun[] = [];
const feeds = await serveFeeds();
for (const feed of Object.keys(FEEDS).filter((name) => name.includes(values.feed)))
  for (const database of DATABASES.filter((name) => isWanted(name))) {
    console.log(`${feed}, ${database} …`);
    runs.push({ feed, database, ...(await measured(feeds.addressOf(feed), database)) });
    console.log(runs.at(-1));
  }
feeds.close();
console.log(`\n${tableOf(runs)}`);
if (values.write) writeSection('What a sync takes', sectionOf(runs));
process.exitCode = runs.every(isWithinLimits) ? 0 : 1;

function isWanted(database: DatabaseName): boolean {
  if (values.only !== undefined && values.only !== database) return false;
  return database === 'pglite' || findPostgres() !== undefined;
}

async function measured(feedUrl: string, database: DatabaseName): Promise<SyncFigures> {
  const programs = database === 'postgres' ? findPostgres() : undefined;
  const server = programs === undefined ? undefined : await startPostgres(programs, ['fsync=off']);
  try {
    const databaseUrls = server ? [(await createTestDatabase(server.url)).url] : [];
    const child = fork(join(import.meta.dirname, 'one-sync.ts'), [feedUrl, ...databaseUrls], {
      execArgv: ['--expose-gc'],
    });
    const [figures] = (await once(child, 'message')) as [SyncFigures];
    await once(child, 'exit');
    return figures;
  } finally {
    await server?.stop();
  }
}
