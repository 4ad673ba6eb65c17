import { GATE_IS_BUSY } from '@site/contract';
import { ApiProblem, GATE_BUSY_S } from '@site/protocol';
import PQueue from 'p-queue';

/** Each takes about 80 ms of a core and 32 MiB: more at once would starve the pages. */
const MOST_AT_ONCE = 2;
/** About a second and a half of waiting. */
const MOST_WAITING = 40;

/** The priority of a guess from a known device: before all others, in room of its own. */
export const KNOWN_DEVICE = 1;

/** Where the guesses of this process wait for their password hash. */
export function createHashQueue() {
  const queue = new PQueue({ concurrency: MOST_AT_ONCE });
  const room = (priority: number) => (priority === KNOWN_DEVICE ? 2 * MOST_WAITING : MOST_WAITING);
  return {
    /** Runs `hash` in its turn, the highest priority first. @throws ApiProblem 503 when too many are waiting */
    async add<Result>(priority: number, hash: () => Promise<Result>): Promise<Result> {
      if (queue.size >= room(priority))
        throw new ApiProblem(503, GATE_IS_BUSY, { headers: { 'retry-after': String(GATE_BUSY_S) } });
      return queue.add(hash, { priority });
    },
  };
}
