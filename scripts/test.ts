/**
 * Runs all checks: types, lint, builds, unit and story tests, the composed site in a browser.
 * `npm test -- <remote, folder or file>` runs the relevant ones, `--changed` those that a change can reach; `--part`
 * runs one part: checks, units or browser; or states or webkit, which are no part of all of them; `--shard=1/3` runs
 * a third of it.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './programs/chromium.ts';
import { findFirefox, provideFirefox } from './programs/firefox.ts';
import { isClone } from './programs/git.ts';
import { findNginx, unpackNginx } from './programs/nginx.ts';
import { findWebKit, provideWebKit } from './programs/webkit.ts';
import { run } from './run.ts';
import {
  outcomeOfCommand,
  outcomeOfRunner,
  ran,
  readPlaywright,
  readVitest,
  sum,
  type Outcome,
} from './test/outcome.ts';
import { scopeOf, scopeOfChange, type Scope } from './test/scope.ts';
import { readSeconds, recordSeconds } from './test/seconds.ts';

const reports = '.cache/test-reports';
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

const { values, positionals } = parseArgs({
  options: { part: { type: 'string' }, changed: { type: 'boolean' }, shard: { type: 'string' } },
  allowPositionals: true,
});
const shard = values.shard ? [`--shard=${values.shard}`] : [];
const wants = (part: 'checks' | 'units' | 'browser') => !values.part || values.part === part;
const webkit = values.part === 'webkit';
/** Every state of every endpoint; all tests together visit one of each line of the guide. */
const everyState = values.part === 'states';
const scope = await readScope(positionals[0]);
const browserTests = (wants('browser') || webkit || everyState) && scope?.browserTests.length !== 0;
const env: Record<string, string> = {
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  // Many servers start in these tests: a third of a start is compiling what the one before compiled.
  NODE_COMPILE_CACHE: resolve('.cache/compiled'),
};
if (scope?.remote) env['TESTED_REMOTE'] = scope.remote;
if (everyState) env['EVERY_STATE'] = '1';
if (wants('units') || wants('browser') || everyState) env['CHROMIUM_PATH'] = findChromium();
if (wants('units') && !scope && !findNginx()) unpackNginx();
if (browserTests && !everyState) (webkit ? provideWebKit : provideFirefox)();
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

// The checks take what the builds and tests leave of the processors: browser tests wait a lot.
const checking = runChecks();
const { builds, units } = await runBuildsAndUnits();
const browser = await runBrowserTests();
const checks = await checking;
const tests = sum([units, browser].filter((outcome) => outcome !== undefined));
const total = sum([...checks, ...builds, tests]);
const nothingRan = ran(tests) === 0 && values.part !== 'checks' && !values.changed;
await recordSeconds(tests.seconds ?? {});
if (browserTests && !webkit && !everyState && !findFirefox())
  saySkipped('Firefox', 'Install one, or set FIREFOX_PATH to it.');
if (browserTests && webkit && !findWebKit()) saySkipped('WebKit', 'Install webkit2gtk-driver and xvfb.');
if (wants('units') && !scope && !isClone('.'))
  console.log('\nSKIPPED: what the generators write. It needs Git and a clone of the repository.');
if (nothingRan) console.error(`\nNo test matches ${positionals[0] ?? 'anything'}`);
const failed = total.failures.length;
if (failed > 0) console.log(`\nFailed:\n${total.failures.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${total.passed} passed, ${failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = failed > 0 || nothingRan ? 1 : 0;

async function readScope(name: string | undefined): Promise<Scope | undefined> {
  if (values.changed) {
    if (!isClone('.')) {
      console.error('Git says what has changed, and this is no clone of the repository that it can read.');
      process.exit(1);
    }
    const change = scopeOfChange(await readSeconds());
    const tests = change.units.length + change.browserTests.length;
    console.log(
      `${change.paths.length} files changed: the ${tests} nearest files of tests run, ${change.left} further ones do not`,
    );
    return change;
  }
  try {
    return name === undefined ? undefined : scopeOf(name);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

function saySkipped(browser: string, remedy: string) {
  console.log(`\nSKIPPED in ${browser}: this machine has none, and none could be installed. ${remedy}`);
}

async function runChecks(): Promise<Outcome[]> {
  if (!wants('checks')) return [];
  // A change may consist of deleted files alone.
  const paths = scope?.paths.length ? scope.paths : ['.'];
  const check = (title: string, command: string, args: string[]) => runBeside(title, command, args, { yields: true });
  const outcomes = [
    await check('Types', 'tsc', ['--checkers', '1']),
    await check('Lint', 'oxlint', ['--type-aware', '--no-error-on-unmatched-pattern', ...paths]),
    await check('Styles', 'stylelint', ['--allow-empty-input', ...(scope ? paths.map(sheetsOf) : ['**/*.css'])]),
    await check('Format', 'prettier', ['--check', '--log-level=warn', '--no-error-on-unmatched-pattern', ...paths]),
  ];
  return scope ? outcomes : [...outcomes, await check('Unused code', 'knip', [])];
}

async function runBuildsAndUnits(): Promise<{ builds: Outcome[]; units?: Outcome }> {
  const builds =
    wants('units') || browserTests ? [await runBeside('Builds', 'node', ['scripts/build.ts', '--mocked'])] : [];
  if (!wants('units') || scope?.units.length === 0) return { builds };
  const filter = scope ? [...scope.units, '--passWithNoTests'] : [];
  const args = [
    'run',
    ...filter,
    ...shard,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ];
  const code = await runLive('Units and stories', 'vitest', args);
  return { builds, units: outcomeOfRunner('Units and stories', code, await readVitest(vitestReport)) };
}

async function runBrowserTests(): Promise<Outcome | undefined> {
  if (!browserTests) return undefined;
  const projects = projectsOf().map((name) => `--project=${name}`);
  const files = everyState ? ['tests/e2e/states.spec.ts'] : (scope?.browserTests ?? []);
  const code = await runLive('The composed site', 'playwright', ['test', ...projects, ...shard, ...files]);
  return outcomeOfRunner('The composed site', code, await readPlaywright(playwrightReport));
}

function projectsOf(): readonly string[] {
  if (everyState) return ['site'];
  return webkit ? ['webkit'] : ['storybook', 'site', 'chromium', 'firefox'];
}

function sheetsOf(path: string): string {
  return path.endsWith('.css') ? path : `${path}/**/*.css`;
}

/** Runs one of several parallel commands: its output is printed when it ends. */
async function runBeside(title: string, command: string, args: string[], { yields = false } = {}): Promise<Outcome> {
  const startedAt = performance.now();
  const { code, output } = await run(command, args, { env, yields });
  console.log(`\n── ${title} ──\n${output}${verdict(title, code, startedAt)}`);
  return outcomeOfCommand(title, code);
}

async function runLive(title: string, command: string, args: string[]): Promise<number> {
  const startedAt = performance.now();
  console.log(`\n── ${title} ──`);
  const { code, output } = await run(command, args, { env, live: true });
  console.log(`${output}${verdict(title, code, startedAt)}`);
  return code;
}

function verdict(title: string, code: number, startedAt: number): string {
  return `${title}: ${code === 0 ? 'ok' : 'failed'} in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`;
}
