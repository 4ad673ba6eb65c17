/** Everything that has to hold: types, lint, builds, unit and story tests, the composed site in a browser. */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';

interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
}

const reports = '.cache/test-reports';
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
const CHROMIUM_PATH = findChromium();
console.log(`Browser: ${CHROMIUM_PATH}`);

const outcomes: Outcome[] = [
  await check('Types', 'tsc', []),
  await check('Lint', 'oxlint', []),
  await check('Styles', 'stylelint', ['**/*.css']),
  await check('Unused code', 'knip', []),
  await check('Builds', 'node', ['scripts/build.ts']),
  await suite(
    'Units and stories',
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    readVitest,
  ),
  await suite('The composed site', ['playwright', 'test'], readPlaywright),
];
const total = outcomes.reduce((sum, outcome) => ({
  passed: sum.passed + outcome.passed,
  failed: sum.failed + outcome.failed,
  skipped: sum.skipped + outcome.skipped,
}));
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** A command that either succeeds or does not: one test. */
async function check(title: string, command: string, args: string[]): Promise<Outcome> {
  const code = await run(title, command, args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/** A test runner. Its report says how many tests ran; an exit code that contradicts it counts as one failure more. */
async function suite(title: string, [command = '', ...args]: string[], read: () => Promise<Outcome>): Promise<Outcome> {
  const code = await run(title, command, args);
  const outcome = await read().catch(() => ({ passed: 0, failed: 0, skipped: 0 }));
  const unexplained = (code !== 0 && outcome.failed === 0) || outcome.passed + outcome.failed === 0;
  return unexplained ? { ...outcome, failed: outcome.failed + 1 } : outcome;
}

async function readVitest(): Promise<Outcome> {
  const report = JSON.parse(await readFile(vitestReport, 'utf8')) as Record<
    'numPassedTests' | 'numFailedTests' | 'numPendingTests',
    number
  >;
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

async function readPlaywright(): Promise<Outcome> {
  const { stats } = JSON.parse(await readFile(playwrightReport, 'utf8')) as {
    stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

function run(title: string, command: string, args: string[]): Promise<number> {
  const startedAt = performance.now();
  console.log(`\n── ${title} ──`);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => {
      console.log(
        `${title}: ${code === 0 ? 'ok' : 'failed'} in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
      );
      resolve(code ?? 1);
    });
  });
}
