import { seededRandom, type Random } from '../bench/random.ts';
import { network } from './steps/network.ts';
import { processes } from './steps/processes.ts';
import { releases } from './steps/releases.ts';
import type { Step } from './steps/step.ts';
import { visitors } from './steps/visitors.ts';
import type { DatabaseName } from './world/database.ts';

const STEPS: readonly Step[] = [...visitors, ...processes, ...network, ...releases];

export interface DrawnStep {
  step: Step;
  /** Of its own, so that nothing that happens changes what a later step chooses. */
  chance: Random;
}

/** The steps of a seed: the same on every machine, and however the world takes them. */
export function drawSteps(seed: number, count: number, database: DatabaseName): DrawnStep[] {
  const random = seededRandom(seed);
  const possible = STEPS.filter(({ on = database }) => on === database);
  const hat = possible.flatMap((step) => Array.from({ length: step.weight }, () => step));
  return Array.from({ length: count }, () => ({
    step: random.pick(hat),
    chance: seededRandom(random.int(0, 2 ** 31)),
  }));
}
