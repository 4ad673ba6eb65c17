import { eraseAsAdmin } from '../world/admin.ts';
import { endpoint } from '../world/calls.ts';
import { begin } from '../world/conditions.ts';
import { PAGE } from '../world/remotes.ts';
import { asStaff } from '../world/staff.ts';
import { anySite, type Step } from './step.ts';

const form = (name: string, weight: number, kind: 'send-email' | 'apply-to-job'): Step => ({
  name,
  weight,
  async run(world, chance) {
    const count = chance.int(1, 4);
    const sites = Array.from({ length: count }, () => anySite(world, chance));
    await begin(world, Promise.all(sites.map((site) => world.people.send(site, kind, world.machine.now()))));
    return `${count} sent`;
  },
});

/** What people do: visitors and staff. */
export const visitors: readonly Step[] = [
  form('contact form', 12, 'send-email'),
  form('application', 12, 'apply-to-job'),
  {
    name: 'pages',
    weight: 6,
    async run(world, chance) {
      const site = anySite(world, chance);
      const paths = ['/', '/jobs', PAGE, '/contact', `/jobs?search=driver&visit=${chance.int(1, 1_000)}`];
      await begin(world, Promise.all(paths.map((path) => world.calls.get(site, path))));
    },
  },
  {
    name: 'sync',
    weight: 6,
    async run(world, chance) {
      world.feed.total = chance.int(55, 70);
      const site = anySite(world, chance);
      await begin(
        world,
        asStaff(world, site, (headers) => world.calls.post(site, endpoint('trigger-sync'), {}, headers)),
      );
      return `of ${world.feed.total} adverts`;
    },
  },
  {
    name: 'erasure',
    weight: 4,
    async run(world, chance) {
      const known = world.people.all.filter(({ reference, erasedAt }) => reference && erasedAt === undefined);
      if (known.length === 0) return 'of nobody: nobody is known';
      const person = chance.pick(known);
      return eraseAsAdmin(world, person);
    },
  },
];
