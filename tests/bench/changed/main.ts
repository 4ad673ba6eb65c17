/**
 * `npm run bench:changed`: plants a fault in lines that each of the latest commits wrote, and says whether
 * `npm test -- --changed` catches it, and in how many seconds. With `--all`, all tests run at the end on those that it
 * missed, together: where they pass, no test would have caught them.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isTestFile } from '../../../lint/layers.ts';
import { quantile } from '../quantile.ts';
import { seededRandom } from '../random.ts';
import { drawFault, type Fault } from './fault.ts';

interface PlantedFault extends Fault {
  commit: string;
  file: string;
}

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    all: { type: 'boolean', default: false },
  },
});
const root = process.cwd();
const copy = mkdtempSync(join(tmpdir(), 'changed-'));
const random = seededRandom(Number(values.seed));
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });

try {
  makeCopy();
  const times: number[] = [];
  const missed: PlantedFault[] = [];
  for (const fault of faults(Number(values.faults))) {
    const { isCaught, seconds } = tryFault(fault);
    times.push(seconds);
    if (!isCaught) missed.push(fault);
    console.log(`${isCaught ? 'caught' : 'MISSED'} in ${seconds.toFixed(0).padStart(3)} s: ${describe(fault)}`);
  }
  const median = quantile(
    times.toSorted((a, b) => a - b),
    0.5,
  );
  console.log(`\n${times.length - missed.length} of ${times.length} caught; median ${median.toFixed(0)} s`);
  if (values.all && missed.length > 0) tryAll(missed);
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** A clone with everything built, so that each run builds what its fault changes. */
function makeCopy(): void {
  execFileSync('git', ['clone', '--quiet', root, copy]);
  const seconds = '.cache/test-seconds.json';
  mkdirSync(join(copy, '.cache'));
  if (existsSync(seconds)) cpSync(seconds, join(copy, seconds));
  spawnSync('npm', ['test', '--', 'scripts/test'], { cwd: copy });
}

/** One in each commit that wrote lines which are still there, the latest first. */
function* faults(count: number): Generator<PlantedFault> {
  let drawn = 0;
  for (const commit of git('log', '--no-merges', '--format=%h').split('\n').filter(Boolean)) {
    const fault = faultOf(commit);
    if (!fault) continue;
    yield fault;
    if (++drawn === count) return;
  }
}

function faultOf(commit: string): PlantedFault | undefined {
  const files = git('diff-tree', '--no-commit-id', '--name-only', '-r', commit).split('\n');
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !isTestFile(file) && existsSync(join(root, file)));
  const possible = sources.flatMap((file) => {
    const lines = git('show', '--unified=0', '--format=', commit, '--', file)
      .split('\n')
      .filter((line) => /^\+[^+]/.test(line))
      .map((line) => line.slice(1).trim());
    const fault = drawFault(file, readFileSync(join(root, file), 'utf8'), new Set(lines), random);
    return fault ? [{ ...fault, commit, file }] : [];
  });
  return possible.length > 0 ? random.pick(possible) : undefined;
}

function tryFault(fault: PlantedFault): { isCaught: boolean; seconds: number } {
  plant(fault);
  const startedAt = performance.now();
  const { status } = spawnSync('npm', ['test', '--', '--changed'], { cwd: copy });
  execFileSync('git', ['checkout', '--quiet', '.'], { cwd: copy });
  return { isCaught: status !== 0, seconds: (performance.now() - startedAt) / 1000 };
}

function tryAll(missed: readonly PlantedFault[]): void {
  for (const fault of missed) plant(fault);
  const { stdout } = spawnSync('npm', ['test'], { cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 28 });
  console.log(`\nAll tests, on those that were missed:\n${stdout.slice(stdout.lastIndexOf('\nFailed:'))}`);
}

function plant({ file, text }: PlantedFault): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

function describe({ commit, file, line, before, after }: PlantedFault): string {
  const short = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 60);
  return `${commit} ${file}:${line} ${short(before)} -> ${short(after)}`;
}
