import type { RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../bench/random.ts';
import type { Command } from '../../../server/releases/commands/command.ts';
import { operatorKeyFile, readPrivateKey } from '../../../server/releases/keys/operator-key.ts';
import { authorisationOf } from '../../../server/releases/keys/signed-request.ts';
import { begin, fault } from '../world/conditions.ts';
import { DISTANT, DISTANT_VERSIONS, REMOTE, servedVersion } from '../world/remotes.ts';
import type { Site } from '../world/site.ts';
import type { World } from '../world/world.ts';
import { anySite, type Step } from './step.ts';

/** How long a version may be served whose files were changed: a little longer, and a promise is broken. */
const [LEAVES_MS, POLL_MS] = [9_000, 250];

const command = (name: string, weight: number, choose: (world: World, chance: Random) => [string, Command]): Step => ({
  name,
  weight,
  async run(world, chance) {
    const site = anySite(world, chance);
    const [remote, chosen] = choose(world, chance);
    await begin(world, give(world, site, remote, chosen), 3_000);
    return `${remote} ${'version' in chosen ? chosen.version : ''}`.trim();
  },
});

/** Gives a command to a server as the operator. */
async function give(world: World, site: Site, remote: string, chosen: Command): Promise<void> {
  if (!site.process) return;
  const path = `/remotes/${remote}`;
  const url = new URL(path, site.process.url);
  const body = new TextEncoder().encode(JSON.stringify(chosen));
  const key = readPrivateKey(operatorKeyFile(world.disk.folder));
  const authorization = authorisationOf({ method: 'POST', url, body, at: new Date(world.machine.now()) }, key);
  await world.calls.post(site, path, chosen, { authorization });
}

const DISTURBED_ORIGINS: readonly (readonly [string, RequestListener])[] = [
  ['is silent', () => {}],
  ['answers 500', (_request, response) => response.writeHead(500).end()],
  ['has other files', (_request, response) => response.end('export const routes = [/* nobody signed this */];')],
  ['resets connections', (request) => void request.socket.resetAndDestroy()],
];

/** What teams do, and what happens to the files that they release. */
export const releases: readonly Step[] = [
  command('promotion', 5, ({ remotes }, chance) => [
    REMOTE,
    { action: 'promote', version: chance.pick(remotes.versions) },
  ]),
  command('rollback', 4, () => [REMOTE, { action: 'rollback' }]),
  command('gradual release', 3, ({ remotes }, chance) => [
    REMOTE,
    { action: 'gradual', version: chance.pick(remotes.versions), share: chance.int(1, 99) },
  ]),
  command('release at an origin', 4, (_world, chance) => [
    DISTANT,
    { action: 'promote', version: chance.pick(DISTANT_VERSIONS) },
  ]),
  {
    name: 'disturbed origin',
    weight: 3,
    async run(world, chance) {
      const [how, answer] = chance.pick(DISTURBED_ORIGINS);
      const answerWith = (given?: RequestListener) => void (world.remotes.origin.answer = given);
      await fault(world, 'disturbed origin', () => answerWith(answer), answerWith);
      return how;
    },
  },
  {
    name: 'changed files',
    weight: 3,
    async run(world, chance) {
      const site = anySite(world, chance);
      const { versions } = world.remotes;
      const version = chance.pick([(await servedVersion(world.calls, site)) || versions[0], ...versions]);
      await fault(world, 'changed files', () => world.remotes.change(version), world.remotes.restore);
      const until = performance.now() + LEAVES_MS;
      while (performance.now() < until && (await servedVersion(world.calls, site)) === version) await wait(POLL_MS);
      return `of ${version}`;
    },
  },
];
