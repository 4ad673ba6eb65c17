import { parseArgs } from 'node:util';

export interface Options {
  /** Addresses; undefined for every public page. */
  pages: readonly string[] | undefined;
  runs: number;
  /** Whether to list each page's scripts. */
  files: boolean;
  /** Whether to write docs/benchmarks.md. */
  write: boolean;
}

export const USAGE = `npm run bench:pages -- [options]

  --pages /jobs,/contact   addresses                       (default every public page)
  --runs 1                 measured visits of each variant (default 5)
  --files                  list each page's scripts, too
  --write                  write the results into docs/benchmarks.md`;

/** @throws Error with a message for the user */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string' },
      runs: { type: 'string', default: '5' },
      files: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs takes whole numbers from 1, not '${values.runs}'`);
  return { ...values, pages: values.pages?.split(','), runs };
}
