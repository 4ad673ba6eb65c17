import { spawnSync } from 'node:child_process';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRequirements, testsOf } from './asvs-page.ts';
import { CONTROLS } from './controls.ts';
import { OUTCOME, type Outcome } from './without-controls.config.ts';

const ROOT = join(import.meta.dirname, '../..');
const VITEST = join(dirname(findPackageJSON('vitest', import.meta.url)!), 'vitest.mjs');

/** A title with gaps, as the tests that are made from it have it. */
const pattern = (title: string): string =>
  title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/%[a-z]/g, '.*');

/** What became of the named tests, each without its control. */
function runWithout(): Outcome[] {
  const titles = Object.values(CONTROLS).map(({ shownBy }) => pattern(shownBy.title));
  const config = join(import.meta.dirname, 'without-controls.config.ts');
  const args = [VITEST, 'run', '--root', ROOT, '--config', config, '--testNamePattern', titles.join('|')];
  const { VITEST: _inside, ...env } = process.env;
  const { stdout } = spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8', timeout: 240_000 });
  return stdout
    .split('\n')
    .filter((line) => line.startsWith(OUTCOME))
    .map((line) => JSON.parse(line.slice(OUTCOME.length)) as Outcome);
}

describe('without the control that', { timeout: 300_000 }, () => {
  let outcomes: Outcome[] | undefined;

  test.each(Object.entries(CONTROLS))('%s, the test that shows it fails', (name, { requirement, shownBy }) => {
    expect(testsOf(readRequirements().find(({ number }) => number === requirement)!)).toContainEqual(shownBy);
    outcomes ??= runWithout();
    const own = outcomes.filter(
      ({ control, title }) => control === name && new RegExp(`^${pattern(shownBy.title)}$`).test(title),
    );
    expect(own.map(({ state }) => state)).toContain('failed');
    expect(own.flatMap(({ error }) => error ?? [])).toContain('AssertionError');
  });
});
