import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Seconds } from './seconds.ts';

/** What came of some tests. A command without tests counts as one. */
export interface Outcome {
  passed: number;
  /** The names of the failed ones, and what each said first. */
  failures: readonly string[];
  skipped: number;
  /** How long each file of tests took. */
  seconds?: Seconds;
}

const NONE: Outcome = { passed: 0, failures: [], skipped: 0 };

export const outcomeOfCommand = (name: string, code: number): Outcome =>
  code === 0 ? { ...NONE, passed: 1 } : { ...NONE, failures: [name] };

/** A runner that exits with an error but reports no failed test counts as one failure: it did not run all its tests. */
export const outcomeOfRunner = (name: string, code: number, report: Outcome = NONE): Outcome =>
  code !== 0 && report.failures.length === 0 ? { ...report, failures: [`${name}: not all tests ran`] } : report;

export const ran = ({ passed, failures, skipped }: Outcome): number => passed + failures.length + skipped;

export const sum = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failures: outcomes.flatMap(({ failures }) => failures),
  skipped: outcomes.reduce((total, { skipped }) => total + skipped, 0),
  seconds: Object.assign({}, ...outcomes.map(({ seconds }) => seconds)) as Seconds,
});

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: readonly {
    name: string;
    status: string;
    /** In ms. */
    startTime: number;
    endTime: number;
    assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[];
  }[];
}

/** undefined when the runner wrote no report. */
export async function readVitest(file: string): Promise<Outcome | undefined> {
  const report = await readJson<VitestReport>(file);
  if (!report) return undefined;
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const path = relative('.', name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      // A file that cannot be loaded fails without a test.
      return failed.length === 0
        ? [path]
        : failed.map(({ fullName, failureMessages }) => `${path} › ${fullName}${firstLineOf(failureMessages[0])}`);
    });
  const seconds = report.testResults.map(({ name, startTime, endTime }) => [
    relative('.', name).replaceAll('\\', '/'),
    (endTime - startTime) / 1000,
  ]);
  const { numPassedTests: passed, numPendingTests: skipped } = report;
  return { passed, failures, skipped, seconds: Object.fromEntries(seconds) as Seconds };
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs: readonly {
    title: string;
    file: string;
    line: number;
    tests: readonly {
      projectName: string;
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      /** `duration` in ms. */
      results: readonly { duration: number; error?: { message: string } }[];
    }[];
  }[];
}

/** undefined when the runner wrote no report. A test that passed only when it ran again has failed. */
export async function readPlaywright(file: string): Promise<Outcome | undefined> {
  const report = await readJson<{
    config: { rootDir: string };
    stats: Record<'expected' | 'skipped', number>;
    suites: readonly PlaywrightSuite[];
  }>(file);
  if (!report) return undefined;
  const specs = report.suites.flatMap(specsOf);
  const failures = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(
        ({ projectName, status, results }) =>
          `[${projectName}] ${file}:${line} › ${title}${status === 'flaky' ? ' (passed when it ran again)' : ''}` +
          firstLineOf(results[0]?.error?.message),
      ),
  );
  const seconds: Record<string, number> = {};
  for (const { file, tests } of specs) {
    const path = relative('.', join(report.config.rootDir, file)).replaceAll('\\', '/');
    const duration = tests.flatMap(({ results }) => results).reduce((total, result) => total + result.duration, 0);
    seconds[path] = (seconds[path] ?? 0) + duration / 1000;
  }
  return { passed: report.stats.expected, failures, skipped: report.stats.skipped, seconds };
}

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const firstLineOf = (message: string | undefined): string =>
  message === undefined ? '' : `\n    ${stripVTControlCharacters(message).split('\n', 1)[0]}`;

async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
