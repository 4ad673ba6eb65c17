import { parseArgs } from 'node:util';

export const DATABASES = ['pglite', 'postgres'] as const;
export type DatabaseName = (typeof DATABASES)[number];

export interface Options {
  databases: readonly DatabaseName[];
  /** Numbers of jobs, ascending. */
  sizes: readonly number[];
  /** Requests of each kind measured one by one, and as many again concurrently. */
  requests: number;
  /** Whether to write docs/benchmarks.md. */
  write: boolean;
}

export const USAGE = `npm run bench:api -- [options]

  --jobs 1000,10000   numbers of jobs                (default 1000,10000,100000)
  --only pglite       or postgres                    (default both, where the machine has a Postgres)
  --requests 100      measured requests of each kind (default 200)
  --write             write the results into docs/benchmarks.md`;

/** @throws Error with a message for the user */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      jobs: { type: 'string', default: '1000,10000,100000' },
      only: { type: 'string' },
      requests: { type: 'string', default: '200' },
      write: { type: 'boolean', default: false },
    },
  });
  const databases = DATABASES.filter((name) => values.only === undefined || values.only === name);
  if (databases.length === 0) throw new Error(`--only must be one of ${DATABASES.join(', ')}`);
  return {
    databases,
    sizes: values.jobs
      .split(',')
      .map((size) => atLeast(100, size, '--jobs'))
      .toSorted((a, b) => a - b),
    requests: atLeast(10, values.requests, '--requests'),
    write: values.write,
  };
}

function atLeast(least: number, text: string, option: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least)
    throw new Error(`${option} takes whole numbers from ${least}, not '${text}'`);
  return number;
}
