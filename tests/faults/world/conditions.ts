import { within } from '@site/api/program';
import type { World } from './world.ts';

/** Lets go on what nobody waits for now, for at most so long. */
export async function begin(world: World, work: Promise<unknown>, waitMs = 700): Promise<void> {
  const settled = work.finally(() => world.pending.delete(settled));
  // It is awaited when the world settles.
  settled.catch(() => {});
  world.pending.add(settled);
  await within(waitMs, settled, undefined);
}

/** Something has kept the servers for a moment from noting what they have done. */
export function disturb(world: World): void {
  world.disturbances.push({ from: Date.now(), to: Date.now() });
}

/** A fault that lasts until the world settles. Nothing happens when it is there already. */
export async function fault(world: World, name: string, start: () => unknown, end: () => unknown): Promise<void> {
  if (world.faults.has(name)) return;
  world.faults.set(name, end);
  await start();
}

/** The same, of one that keeps the servers from noting what they have done. */
export async function hidingFault(world: World, name: string, start: () => unknown, end: () => unknown) {
  const disturbance: World['disturbances'][number] = { from: Date.now(), to: undefined };
  const endBoth = async () => {
    await end();
    disturbance.to = Date.now();
  };
  await fault(world, name, () => (world.disturbances.push(disturbance), start()), endBoth);
}

/** All that lasts ends. */
export async function endFaults(world: World): Promise<void> {
  for (const [name, end] of world.faults) {
    await end();
    world.faults.delete(name);
  }
}
