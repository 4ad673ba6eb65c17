import { loadavg } from 'node:os';
import { machine } from '../machine.ts';
import type { DatabaseName } from '../options.ts';
import { table } from '../table.ts';
import type { SyncFigures } from './one-sync.ts';

export interface FeedRun extends SyncFigures {
  feed: string;
  database: DatabaseName;
}

/** Milliseconds in which nobody is answered. */
const LONGEST_TURN = 100;
/** Megabytes beyond what the idle site takes up. */
const MOST_MEMORY = 300;

const memoryOf = ({ idle, peak }: SyncFigures): number => peak - idle;

export const isWithinLimits = (run: FeedRun): boolean =>
  run.busiestTurn <= LONGEST_TURN && memoryOf(run) <= MOST_MEMORY;

export const tableOf = (runs: readonly FeedRun[]): string =>
  table(
    ['feed', 'database', 'busiest turn, ms', 'longest turn, ms', 'memory, MB', 'seconds', 'jobs', 'what staff see'],
    runs.map((run) => [
      run.feed,
      run.database,
      run.busiestTurn.toFixed(0),
      run.longestTurn.toFixed(0),
      memoryOf(run).toFixed(0),
      run.seconds.toFixed(0),
      run.run.jobsAdded.toLocaleString('en-GB'),
      [run.run.errorMessage, run.reason].filter(Boolean).join('; '),
    ]),
  );

/** The section of docs/benchmarks.md. */
export const sectionOf = (runs: readonly FeedRun[]): string => `\
\`npm run bench:feed -- --write\` writes this section, and fails where a limit is passed: no turn of the event loop that
works for more than ${LONGEST_TURN} ms, and at most ${MOST_MEMORY} MB more than the idle site. ${machine()}
The machine's load was ${loadavg()[0]?.toFixed(1)}: the benchmark alone causes about 2.

- Each feed comes from another process over HTTP, and is imported into a new database by a sync in a process of its own,
  within the limits that the shipped unit's 1 GB allows.
- The **busiest turn** is the longest time that the event loop's thread worked without a break; the **longest turn** also has
  the time in which other processes had the processor.
- **Memory** is what the process took up at most, less what it took up before the sync. A Postgres server has its own.

${tableOf(runs)}

\`npm run bench:feed -- --only postgres --feed '48 KB'\` measures part of it.
`;
