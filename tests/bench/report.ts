import { availableParallelism, cpus, totalmem } from 'node:os';
import { AT_ONCE, type Measurement } from './measure.ts';
import type { DatabaseName } from './options.ts';

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
  /** The machine's load in the last minute of the measuring; the benchmark alone makes about 1. */
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
  const head = ['request', ...sizes.flatMap((size) => [size, 'p99', 'first', '/s']), ...growth];
  const rows = first.measurements.map(({ kind }, index) => {
    const figures = runs.map(({ measurements }) => measurements[index]).filter((each) => each !== undefined);
    const factor = growth.map(() => (figures.at(-1)!.median / figures[0]!.median).toFixed(1));
    return [
      kind,
      ...figures.flatMap(({ median, p99, first, perSecond }) => [
        median.toFixed(1),
        p99.toFixed(1),
        first.toFixed(1),
        perSecond.toFixed(0),
      ]),
      ...factor,
    ];
  });
  return [
    `## ${NAMES[first.database]} (${first.version})`,
    '',
    row(head),
    row(head.map((_, index) => (index === 0 ? '---' : '--:'))),
    ...rows.map(row),
    '',
    ...runs.map(
      ({ jobs, importSeconds, requests, date, load }) =>
        `- ${jobs.toLocaleString('en-GB')} jobs: imported by the sync in ${importSeconds.toFixed(1)} s; ${requests} requests of each kind, ${date}, machine load ${load.toFixed(1)}`,
    ),
  ].join('\n');
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** docs/benchmarks.md. */
export function pageOf(runs: readonly Run[]): string {
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `# How fast the API is

\`npm run bench:api\` writes this page. It measured on ${availableParallelism()} × ${cpus()[0]?.model ?? 'an unknown processor'}, ${memory} GB,
with Node ${process.versions.node}. What else the machine had to do is told by its load: the benchmark alone makes about 1, and with much
more, compare the columns rather than trust a figure, least of all a p99.

## What the figures mean

- Requests go through \`createApi(services).fetch\` in one process: all of our work, without HTTP and network.
- The jobs are the sample feed's, composed anew in the wanted number by fixed seeds, and imported by the sync.
- The column of a number of jobs is the median, **p99** the 99th percentile of requests one after the other, in milliseconds,
  after a warm-up: most totals are then remembered. **first** is the median when none is, as just after a sync.
- **/s** is how many are answered in a second with ${AT_ONCE} on the way at once. PGlite works on one at a time.
- **growth** is the median with the most jobs over that with the fewest.
- Postgres ran beside it with its default settings, but without waiting for the disk (\`fsync=off\`).

${tablesOf(runs)}

## Repeat it

\`npm run bench:api -- --only pglite --jobs 1000,10000 --requests 100\` measures some of it anew. This page shows what each database
and number of jobs measured last on this machine.
`;
}
