import { machine } from './machine.ts';
import { AT_ONCE, type Measurement } from './measure.ts';
import type { DatabaseName } from './options.ts';
import { table } from './table.ts';

export interface Run {
  database: DatabaseName;
  version: string;
  jobs: number;
  importSeconds: number;
  measurements: readonly Measurement[];
  /** How many requests of each kind were timed. */
  requests: number;
  /** 2026-01-31. */
  date: string;
  /** The machine's load in the last minute of the measurement; the benchmark alone causes about 1. */
  load: number;
}

const NAMES: Record<DatabaseName, string> = { pglite: 'PGlite, the embedded database', postgres: 'A Postgres server' };

/** A section for each database. */
export function tablesOf(runs: readonly Run[]): string {
  const databases = [...new Set(runs.map(({ database }) => database))];
  return databases.map((database) => section(runs.filter((run) => run.database === database))).join('\n\n');
}

function section(runs: readonly Run[]): string {
  const [first] = runs;
  if (!first) return '';
  const last = runs.at(-1) ?? first;
  const sizes = runs.map(({ jobs }) => `${jobs.toLocaleString('en-GB')} jobs`);
  const growth = runs.length > 1 ? [`growth ×${last.jobs / first.jobs}`] : [];
  const head = ['request', ...sizes.flatMap((size) => [size, 'p99', 'first', 'p99', '/s']), ...growth];
  const rows = first.measurements.map(({ kind }, index) => {
    const figures = runs.map(({ measurements }) => measurements[index]).filter((each) => each !== undefined);
    const factor = growth.map(() => (figures.at(-1)!.median / figures[0]!.median).toFixed(1));
    return [
      kind,
      ...figures.flatMap(({ median, p99, first, firstP99, perSecond }) => [
        median.toFixed(1),
        p99.toFixed(1),
        first.toFixed(1),
        firstP99.toFixed(1),
        perSecond.toFixed(0),
      ]),
      ...factor,
    ];
  });
  return [
    `### ${NAMES[first.database]} (${first.version})`,
    '',
    table(head, rows),
    '',
    ...runs.map(
      ({ jobs, importSeconds, requests, date, load }) =>
        `- ${jobs.toLocaleString('en-GB')} jobs: imported by the sync in ${importSeconds.toFixed(1)} s; ${requests} requests of each kind, ${date}, machine load ${load.toFixed(1)}`,
    ),
  ].join('\n');
}

/** The section of docs/benchmarks.md. */
export const sectionOf = (runs: readonly Run[]): string => `\
\`npm run bench:api -- --write\` writes this section. ${machine()}
The load shows how busy the machine was: the benchmark alone causes about 1. With much more, compare the columns rather
than trust a figure, least of all a p99.

- Requests go through \`createApi(services).fetch\` in one process: all of our own work, without HTTP or the network.
- The jobs are the sample feed's, again and again at other places, in the number given, and imported by the sync.
- The column named after a number of jobs is the median and **p99** the 99th percentile of sequential requests, in
  milliseconds, after a warm-up that caches most totals and first pages. **first** is the median with nothing cached, as
  after a sync, and the **p99** beside it is of the same requests, of which there are half as many.
- **/s** is the number of answers per second with ${AT_ONCE} concurrent requests. PGlite handles one at a time.
- **growth** is the median with the most jobs divided by that with the fewest.
- Postgres ran beside it with its default settings, but without waiting for the disk (\`fsync=off\`).

${tablesOf(runs)}

\`npm run bench:api -- --only pglite --jobs 1000,10000 --requests 100\` measures part of it again. This section shows the
latest run on this machine for each database and number of jobs.
`;
