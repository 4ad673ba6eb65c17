import { readFile, writeFile } from 'node:fs/promises';

/** Test file, from the project's root -> how long it took when it last ran here. */
export type Seconds = Readonly<Record<string, number>>;

const FILE = '.cache/test-seconds.json';

/** None where the file is missing, or a run that was stopped left half of it. */
export async function readSeconds(): Promise<Seconds> {
  try {
    return JSON.parse(await readFile(FILE, 'utf8')) as Seconds;
  } catch {
    return {};
  }
}

/** Adds what this run took. */
export async function recordSeconds(taken: Seconds): Promise<void> {
  await writeFile(FILE, JSON.stringify({ ...(await readSeconds()), ...taken }));
}

/** Files of up to some minutes. */
export const isLong = (test: string): boolean =>
  /(?:^|\/)(?:tests\/(?:generators|builds|resilience|faults|deploy|contract|independence)|api\/db)\//.test(test);

/** For one that has not run here, a guess. */
export const secondsOf = (test: string, known: Seconds): number => (known[test] ?? usual(test)) + setUp(test);

function usual(test: string): number {
  if (test.endsWith('/states.spec.ts')) return 600;
  if (isLong(test)) return 60;
  if (test.endsWith('.spec.ts')) return 20;
  return test.includes('.stories.') ? 4 : 2;
}

/** Storybook is built for some. */
const setUp = (test: string) => (test.startsWith('tests/e2e/storybook.') ? 60 : 0);
