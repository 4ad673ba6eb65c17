/**
 * Imported before a server, whose machine becomes one of a virtual world: its clock jumps, its long waits are short,
 * and a folder of its disk can fall silent. FAULTS_MACHINE names the file that says so; see `MachineState`.
 */
import { readFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';
import type { MachineState } from '../world/machine.ts';

const REREAD_MS = 50;
const stateFile = process.env['FAULTS_MACHINE'] ?? '';
let state: MachineState = { aheadMs: 0, silentFolder: null };
let readAt = -Infinity;

function machine(): MachineState {
  if (performance.now() - readAt < REREAD_MS) return state;
  readAt = performance.now();
  state = JSON.parse(readFileSync(stateFile, 'utf8')) as MachineState;
  return state;
}

const realNow = Date.now.bind(Date);
const now = () => realNow() + machine().aheadMs;
globalThis.Date = new Proxy(Date, {
  construct: (target, given: unknown[], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});

/** The limit of a start and of a migration, which take longer on a busy machine than the shortened one. */
const HALF_AN_HOUR_MS = 30 * 60_000;

/** Two seconds stay as they are; a minute takes eight, an hour nine. Longer waits still take longer. */
function shortened(milliseconds = 0): number {
  const [short, minute] = [2_000, 60_000];
  if (milliseconds <= short || milliseconds === HALF_AN_HOUR_MS) return milliseconds;
  return short + (Math.min(milliseconds, minute) - short) / 10 + Math.max(milliseconds - minute, 0) / 2_400;
}

if (isMainThread) {
  // Whoever started it has ended, and perhaps was killed.
  process.stdin.on('end', () => process.exit()).resume();
  process.stdin.unref();
  const { setTimeout: realTimeout, setInterval: realInterval } = globalThis;
  globalThis.setTimeout = Object.assign(
    (callback: () => void, milliseconds?: number, ...given: []) =>
      realTimeout(callback, shortened(milliseconds), ...given),
    realTimeout,
  );
  globalThis.setInterval = ((callback: () => void, milliseconds?: number, ...given: []) =>
    realInterval(callback, shortened(milliseconds), ...given)) as typeof setInterval;
  const realWait = timers.setTimeout;
  timers.setTimeout = Object.assign(
    (milliseconds?: number, ...given: []) => realWait(shortened(milliseconds), ...given),
    realWait,
  );
  const realSignal = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => realSignal(shortened(milliseconds));
}

for (const name of ['access', 'readdir', 'readFile', 'rm', 'stat', 'writeFile'] as const) {
  const real = files[name] as (...given: unknown[]) => Promise<unknown>;
  const silent = (...given: unknown[]) => {
    const { silentFolder } = machine();
    return silentFolder !== null && String(given[0]).startsWith(silentFolder) ? new Promise(() => {}) : real(...given);
  };
  Object.assign(files, { [name]: silent });
}
syncBuiltinESMExports();
