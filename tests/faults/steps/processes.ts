import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startVictim } from '../../resilience/victim.ts';
import { disturb, fault } from '../world/conditions.ts';
import { ON_THE_MACHINE } from '../world/site.ts';
import type { World } from '../world/world.ts';
import { anySite, type Step } from './step.ts';

const HOUR_MS = 3_600_000;
/** In which everything that the servers repeat begins once: the hourly deletion of old builds, too. */
const ROUND_MS = 10_000;
const SITE = join(import.meta.dirname, '../child/site.ts');

/** A server cannot start while its disk or its database takes nothing; it starts when the world settles. */
const cannotStart = ({ faults }: World) =>
  ['full disk', 'read-only database', 'closed network', 'silent disk'].some((name) => faults.has(name));

const clock = (name: string, weight: number, milliseconds: number): Step => ({
  name,
  weight,
  async run({ machine }) {
    machine.change({ aheadMs: machine.state.aheadMs + milliseconds });
  },
});

/** What happens to the servers' processes, and to the machine's clock. */
export const processes: readonly Step[] = [
  {
    name: 'kill -9',
    weight: 4,
    async run(world, chance) {
      const site = anySite(world, chance);
      disturb(world);
      await site.kill();
      if (!cannotStart(world)) await site.start();
      return `of server ${site.name}`;
    },
  },
  {
    name: 'SIGTERM',
    weight: 3,
    async run(world, chance) {
      const site = anySite(world, chance);
      disturb(world);
      await site.stop();
      if (!cannotStart(world)) await site.start();
      return `to server ${site.name}`;
    },
  },
  {
    name: 'second server',
    weight: 1,
    on: 'pglite',
    async run(world) {
      if (!world.sites[0]?.process) return 'not while the first is down';
      const second = await startVictim(world.environment, [...ON_THE_MACHINE, SITE]).catch(() => undefined);
      await second?.kill();
      if (second) throw new Error('Two servers have one embedded database open');
      return 'is refused the folder of the first';
    },
  },
  clock('clock an hour ahead', 3, HOUR_MS),
  clock('clock a day ahead', 2, 24 * HOUR_MS),
  clock('clock an hour back', 1, -HOUR_MS),
  {
    name: 'full disk',
    weight: 3,
    on: 'pglite',
    async run(world) {
      if (!world.disk.isOwn) return 'SKIPPED: this user may not mount one';
      await fault(world, 'full disk', world.disk.fillUp, world.disk.makeRoom);
    },
  },
  {
    name: 'read-only disk',
    weight: 1,
    on: 'pglite',
    async run(world) {
      if (!world.disk.isOwn || world.faults.has('full disk')) return 'SKIPPED: there is none to mount';
      await world.sites[0]!.stop();
      world.disk.setWritable(false);
      const started = await startVictim(world.environment, [...ON_THE_MACHINE, SITE]).catch(() => undefined);
      await started?.kill();
      world.disk.setWritable(true);
      if (started) throw new Error('A server starts on a disk that it cannot write to');
      await world.sites[0]!.start();
      return 'at a start, which is refused';
    },
  },
  {
    name: 'silent disk',
    weight: 3,
    async run(world) {
      const silence = (silentFolder: string | null) => world.machine.change({ silentFolder });
      await fault(
        world,
        'silent disk',
        () => silence(world.remotes.folder),
        () => silence(null),
      );
      await wait(ROUND_MS);
    },
  },
];
