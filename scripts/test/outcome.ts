import { readFile } from 'node:fs/promises';

/** How many tests ran. A command without tests counts as one. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
}

const NONE: Outcome = { passed: 0, failed: 0, skipped: 0 };

export const outcomeOfCommand = (code: number): Outcome => ({ ...NONE, [code === 0 ? 'passed' : 'failed']: 1 });

/** A runner that exits with an error but reports no failed test counts as one failure: it did not run all its tests. */
export const outcomeOfRunner = (code: number, report: Outcome | undefined): Outcome =>
  code !== 0 && !report?.failed ? { ...(report ?? NONE), failed: 1 } : (report ?? NONE);

export const ran = ({ passed, failed, skipped }: Outcome): number => passed + failed + skipped;

export const sum = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
  skipped: outcomes.reduce((total, { skipped }) => total + skipped, 0),
});

/** undefined when the runner wrote no report. */
export async function readVitest(file: string): Promise<Outcome | undefined> {
  const report = await readJson<Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number>>(file);
  return report && { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

/** undefined when the runner wrote no report. */
export async function readPlaywright(file: string): Promise<Outcome | undefined> {
  const report = await readJson<{ stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> }>(file);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
