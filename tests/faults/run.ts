import { drawSteps } from './draw.ts';
import { atAllTimes } from './promises/at-all-times.ts';
import { whenAllIsWell } from './promises/when-all-is-well.ts';
import type { DatabaseName } from './world/database.ts';
import type { Site } from './world/site.ts';
import { createWorld, type World } from './world/world.ts';

export interface Run {
  seed: number;
  steps: number;
  database: DatabaseName;
  /** Called with a line for each step. */
  say: (line: string) => void;
}

/** After so many steps everything is repaired, and nothing may be missing. */
const SETTLED_AFTER = 10;

/** A promise was broken. The message says when, and how to see it again. */
export class PromiseBroken extends Error {
  override name = 'PromiseBroken';
}

/** Lets everything happen that this seed draws. @throws PromiseBroken */
export async function runFaults({ seed, steps, database, say }: Run): Promise<void> {
  const world = await createWorld(database);
  const startedAt = performance.now();
  const sayAt = (line: string) => say(`${((performance.now() - startedAt) / 1_000).toFixed(1).padStart(6)} s  ${line}`);
  const replay = `npm run test:faults -- --seed ${seed} --steps ${steps} --database ${database}`;

  async function keep(when: string, check: () => Promise<string[]>): Promise<void> {
    const broken = await check().catch((error: unknown) => [String(error)]);
    if (broken.length === 0) return;
    const said = [`${when}: ${broken.slice(0, 10).join('\n')}`, ...world.sites.map(lastWords), `Again: ${replay}`];
    throw new PromiseBroken(said.join('\n'));
  }

  try {
    for (const [index, { step, chance }] of drawSteps(seed, steps, database).entries()) {
      const name = `step ${index + 1}, ${step.name}`;
      await keep(name, async () => {
        sayAt([name, await step.run(world, chance)].filter(Boolean).join(': '));
        return brokenNow(world);
      });
      if ((index + 1) % SETTLED_AFTER > 0 && index + 1 < steps) continue;
      const alone = world.sites[Math.floor(index / SETTLED_AFTER) % world.sites.length]!;
      await keep(`after step ${index + 1}, all repaired`, async () => [
        ...(await whenAllIsWell(world, alone)),
        ...(await brokenNow(world)),
      ]);
      sayAt(
        `all repaired, and nothing is missing: ${world.people.all.length} people, ${world.smtp.received.length} mails`,
      );
    }
  } finally {
    await world.close();
  }
}

async function brokenNow(world: World): Promise<string[]> {
  return (await Promise.all(atAllTimes.map(async (promised) => promised(world)))).flat();
}

const LAST_LINES = 10;

/** What a server has logged last. */
const lastWords = ({ name, log }: Site): string =>
  [
    `Server ${name} had logged:`,
    ...log()
      .slice(-LAST_LINES)
      .map((line) => `  ${JSON.stringify(line)}`),
  ].join('\n');
