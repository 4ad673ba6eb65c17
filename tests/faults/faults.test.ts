import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { drawSteps } from './draw.ts';
import { runFaults } from './run.ts';
import { DATABASES, hasPostgres } from './world/database.ts';

/** Servers start a dozen times, on a busy machine. */
const TIMEOUT_MS = 300_000;

/** Short ones, which bring much in few steps. */
const SEEDS = { pglite: 72_900, postgres: 27_159 };

for (const database of DATABASES) {
  const isPossible = database === 'pglite' || hasPostgres();
  test.skipIf(!isPossible)(
    `nothing breaks for ever, and nothing is lost, on ${database}`,
    { timeout: TIMEOUT_MS },
    async () => {
      const lines: string[] = [];
      const run = runFaults({ seed: SEEDS[database], steps: 10, database, say: (line) => lines.push(line) });
      await run.catch((error: unknown) => expect.fail([...lines, String(error)].join('\n')));
    },
  );
}

test('a seed draws the same steps each time', () => {
  const drawn = () => drawSteps(7, 50, 'postgres').map(({ step, chance }) => `${step.name} ${chance.int(1, 1_000)}`);
  expect(drawn()).toEqual(drawn());
  expect(new Set(drawn()).size).toBeGreaterThan(20);
});

test('a world whose process is killed leaves nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'faults-killed-'));
  writeFileSync(join(folder, 'file'), '');
  const script = `
    const { createLeftovers } = await import(${JSON.stringify(join(import.meta.dirname, 'world/leftovers.ts'))});
    createLeftovers().add(process.argv[1]);
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 100);`;
  spawnSync(process.execPath, ['--input-type=module', '-e', script, folder]);
  await vi.waitFor(() => expect(existsSync(folder)).toBe(false), { timeout: 10_000 });
});
