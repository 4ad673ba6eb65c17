import type { Random } from '../../bench/random.ts';
import type { DatabaseName } from '../world/database.ts';
import type { Site } from '../world/site.ts';
import type { World } from '../world/world.ts';

/** Something that happens to the world. */
export interface Step {
  name: string;
  /** How often it is drawn, compared with the others. */
  weight: number;
  /** Default: on both. */
  on?: DatabaseName;
  /** Returns what it has done, in a few words, if its name does not say it. What it chooses, it chooses by `chance`. */
  run(world: World, chance: Random): Promise<string | void>;
}

/** One of the servers that are up. */
export function anySite({ sites }: World, chance: Random): Site {
  const chosen = chance.pick(sites);
  return chosen.process ? chosen : (sites.find(({ process }) => process) ?? chosen);
}
