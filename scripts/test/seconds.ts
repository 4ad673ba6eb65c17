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

/** For one that has not run here, a guess. */
export const secondsOf = (test: string, known: Seconds): number => (known[test] ?? usual(test)) + setUp(test);

const usual = (test: string) => (test.endsWith('.spec.ts') ? 20 : test.includes('.stories.') ? 4 : 2);

/** Storybook is built for some. */
const setUp = (test: string) => (test.startsWith('tests/e2e/storybook.') ? 60 : 0);
