import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { outcomeOfRunner, ran, readPlaywright, readVitest } from './outcome.ts';

const folder = await mkdtemp(join(tmpdir(), 'reports-'));

async function reportFile(report: object): Promise<string> {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(report));
  return file;
}

describe('the outcome of all tests', () => {
  test('names each failed unit test with its file and what it said, and a file that could not be loaded', async () => {
    const outcome = await readVitest(
      await reportFile({
        numPassedTests: 1,
        numPendingTests: 2,
        testResults: [
          {
            name: resolve('api/mail.test.ts'),
            status: 'failed',
            startTime: 1000,
            endTime: 2500,
            assertionResults: [
              { status: 'passed', fullName: 'mail is sent', failureMessages: [] },
              { status: 'failed', fullName: 'mail is kept', failureMessages: ['Error: lost\n    at mail.ts:1'] },
            ],
          },
          { name: resolve('api/broken.test.ts'), status: 'failed', startTime: 0, endTime: 0, assertionResults: [] },
        ],
      }),
    );
    expect(outcome).toEqual({
      passed: 1,
      failures: ['api/mail.test.ts › mail is kept\n    Error: lost', 'api/broken.test.ts'],
      skipped: 2,
      seconds: { 'api/mail.test.ts': 1.5, 'api/broken.test.ts': 0 },
    });
  });

  test('names each failed browser test, and counts one that passed only when it ran again', async () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'pages.spec.ts',
      line: 7,
      tests: [
        {
          projectName: 'site',
          status,
          results: [{ duration: 500, error: { message: `\u001B[31mIt ${title} not\nat all` } }],
        },
      ],
    });
    const outcome = await readPlaywright(
      await reportFile({
        config: { rootDir: resolve('tests') },
        stats: { expected: 1, skipped: 0 },
        suites: [
          {
            specs: [spec('opens', 'expected')],
            suites: [{ specs: [spec('closes', 'unexpected'), spec('waits', 'flaky')] }],
          },
        ],
      }),
    );
    expect(outcome).toEqual({
      passed: 1,
      failures: [
        '[site] pages.spec.ts:7 › closes\n    It closes not',
        '[site] pages.spec.ts:7 › waits (passed when it ran again)\n    It waits not',
      ],
      skipped: 0,
      seconds: { 'tests/pages.spec.ts': 1.5 },
    });
  });

  test('has a failure when a runner stopped without saying which test failed', () => {
    const outcome = outcomeOfRunner('Units', 1, { passed: 3, failures: [], skipped: 0 });
    expect(outcome.failures).toEqual(['Units: not all tests ran']);
    expect(ran(outcome)).toBe(4);
    expect(outcomeOfRunner('Units', 1).failures).toHaveLength(1);
    expect(outcomeOfRunner('Units', 0).failures).toHaveLength(0);
  });
});
