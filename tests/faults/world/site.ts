import { join } from 'node:path';
import { startVictim, type Victim } from '../../resilience/victim.ts';

const child = (name: string) => join(import.meta.dirname, '../child', name);

/** What a server is started with, by name. */
export const ON_THE_MACHINE = ['--import', child('virtual-machine.ts')];

/** One of the world's servers, with all that its processes have logged. */
export interface Site {
  name: string;
  /** Undefined while it is down. */
  process: Victim | undefined;
  /** What its processes so far have logged. */
  log(): Record<string, unknown>[];
  start(): Promise<void>;
  kill(): Promise<void>;
  /** @throws when it does not end as one that was told to */
  stop(): Promise<void>;
}

/** On SIGTERM, whatever hangs: docs/deploying.md. */
const STOPS_WITHIN_MS = 10_000;

export function createSite(name: string, environment: Record<string, string>): Site {
  const earlier: Record<string, unknown>[] = [];
  const end = async <Ended>(how: (process: Victim) => Promise<Ended>): Promise<Ended | undefined> => {
    const { process } = site;
    if (!process) return undefined;
    site.process = undefined;
    const ended = await how(process);
    earlier.push(...process.logged);
    return ended;
  };
  const site: Site = {
    name,
    process: undefined,
    log: () => [...earlier, ...(site.process?.logged ?? [])],
    async start() {
      site.process ??= await startVictim(environment, [...ON_THE_MACHINE, child('site.ts')]);
    },
    async kill() {
      await end((process) => process.kill());
    },
    async stop() {
      const startedAt = performance.now();
      const code = await end((process) => process.stop());
      const took = performance.now() - startedAt;
      if (code !== 0 && code !== undefined) throw new Error(`Server ${name} ended with code ${code} on SIGTERM`);
      if (took > STOPS_WITHIN_MS) throw new Error(`Server ${name} took ${Math.round(took)} ms to end on SIGTERM`);
    },
  };
  return site;
}
