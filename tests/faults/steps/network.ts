import type { RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { BlackHole, TestSmtpServer } from '@site/api/test-support';
import { begin, disturb, fault, hidingFault } from '../world/conditions.ts';
import type { World } from '../world/world.ts';
import type { Step } from './step.ts';

const BROKEN_FEEDS: readonly (readonly [string, RequestListener])[] = [
  ['is silent', () => {}],
  ['answers 500', (_request, response) => response.writeHead(500).end()],
  ['sends half a page', (_request, response) => response.end('{"PageIndex": 0, "PageCount": 1, "Adverts": [{"Ad')],
  ['sends a page that never ends', (_request, response) => neverEnds(() => response.write(' '))],
  ['resets connections', (request) => void request.socket.resetAndDestroy()],
  ['is empty', (_request, response) => response.end(EMPTY_FEED)],
];
const EMPTY_FEED = JSON.stringify({ PageIndex: 0, PageCount: 1, TotalItemCount: 0, Adverts: [] });

/** While forms arrive: connections that nobody uses at the moment matter less. */
const cut = (name: string, weight: number, doCut: (network: BlackHole) => void): Step => ({
  name,
  weight,
  on: 'postgres',
  async run(world, chance) {
    const { people, machine, sites, database } = world;
    const senders = sites.flatMap((site) => [site, site]);
    const sent = senders.map((site) => people.send(site, 'send-email', machine.now()));
    await wait(chance.int(2, 60));
    disturb(world);
    doCut(database.network!);
    await begin(world, Promise.all(sent));
    return `while ${senders.length} forms arrive`;
  },
});

/** What happens between the servers and everything else. */
export const network: readonly Step[] = [
  cut('silent connections to Postgres', 6, (hole) => hole.swallow()),
  cut('reset connections to Postgres', 3, (hole) => hole.reset()),
  {
    name: 'closed network',
    weight: 2,
    on: 'postgres',
    run: (world) =>
      hidingFault(
        world,
        'closed network',
        () => {
          Object.assign(world.database.network!, { isClosed: true });
          world.database.network!.reset();
        },
        () => Object.assign(world.database.network!, { isClosed: false }),
      ),
  },
  {
    name: 'read-only database',
    weight: 2,
    on: 'postgres',
    run: (world) =>
      hidingFault(
        world,
        'read-only database',
        () => world.database.setWritable(false),
        () => world.database.setWritable(true),
      ),
  },
  {
    name: 'slow mail server',
    weight: 3,
    run: (world) => mailServer(world, () => new Promise((resolve) => setTimeout(resolve, 1_500))),
  },
  {
    name: 'mail server that never decides',
    weight: 4,
    run: (world) => mailServer(world, neverDecides),
  },
  {
    name: 'mail server that refuses',
    weight: 3,
    async run({ smtp }, chance) {
      const refusals = chance.int(1, 4);
      const responseCode = chance.pick([421, 451, 550]);
      smtp.refusals.push(...Array.from({ length: refusals }, () => ({ responseCode, message: 'Not now' })));
      return `${refusals} mails with ${responseCode}`;
    },
  },
  {
    name: 'broken feed',
    weight: 6,
    async run(world, chance) {
      const [how, answer] = chance.pick(BROKEN_FEEDS);
      const answerWith = (given?: RequestListener) => void (world.feed.answer = given);
      await fault(world, 'broken feed', () => answerWith(answer), answerWith);
      return how;
    },
  },
];

async function mailServer(world: World, beforeAcceptance: TestSmtpServer['beforeAcceptance']): Promise<void> {
  const behave = (how: TestSmtpServer['beforeAcceptance']) => void (world.smtp.beforeAcceptance = how);
  await fault(
    world,
    'mail server',
    () => behave(beforeAcceptance),
    () => behave(() => {}),
  );
}

/** It says that it is at work, for ever: no limit on silence ends that. */
function neverDecides(sayMore: () => void): Promise<void> {
  neverEnds(sayMore);
  return new Promise(() => {});
}

const neverEnds = (sayMore: () => void): void => void setInterval(sayMore, 500).unref();
