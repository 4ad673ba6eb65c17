import { setTimeout as wait } from 'node:timers/promises';
import { endpoint, type Answer } from '../world/calls.ts';
import { begin, endFaults } from '../world/conditions.ts';
import { SAME_FORM_MS } from '../world/people.ts';
import { PAGE, REMOTE } from '../world/remotes.ts';
import type { Site } from '../world/site.ts';
import { asStaff } from '../world/staff.ts';
import type { World } from '../world/world.ts';

/** How long each thing may take to get going again, by the real clock: every deadline is over by then. */
const PATIENCE_MS = 35_000;
const POLL_MS = 250;
/** Longer than any pause between two attempts to deliver a mail. */
const PAUSE_MS = 7 * 3_600_000;
/** A sync that a dead server began is dead after five minutes. */
const DEAD_SYNC_MS = 6 * 60_000;
/** A mail that has been on its way for longer is nobody's: the limit on a delivery, shortened, is eight seconds. */
const DELIVERY_MS = 12_000;

/** Repairs everything, and says what does not get going again, or has been lost. One server alone must do it all. */
export async function whenAllIsWell(world: World, alone: Site): Promise<string[]> {
  await endFaults(world);
  for (const site of world.sites) if (site !== alone) await site.stop();
  await alone.start();
  const begun = [...world.pending];
  const [settled, problems] = await Promise.all([
    soon('everything that had begun', async () => begun.every((each) => !world.pending.has(each))),
    recovers(world, alone),
  ]);
  for (const site of world.sites) await site.start();
  return [...settled, ...problems];
}

async function recovers(world: World, alone: Site): Promise<string[]> {
  const ready = await soon('readiness', async () => (await world.calls.get(alone, '/readyz')).status === 200);
  if (ready.length > 0) return ready;
  await sendUnansweredAgain(world, alone);
  world.remotes.litter();
  const problems = [
    await mailIsDelivered(world, alone),
    await syncs(world, alone),
    await runsItsTasks(world, alone),
    await soon('the deletion of unwanted builds', async () => !world.remotes.isLittered()),
    await soon(`the page of ${REMOTE}`, async () => (await world.calls.get(alone, PAGE)).status === 200),
    await nothingIsLost(world, alone),
  ];
  return problems.flat();
}

async function runsItsTasks(world: World, site: Site): Promise<string[]> {
  const since = Date.now();
  skip(world, PAUSE_MS);
  return soon('the tasks that are due', async () => hasLogged(site, since, (event) => event.startsWith('task.')));
}

const skip = ({ machine }: World, milliseconds: number): void =>
  machine.change({ aheadMs: machine.state.aheadMs + milliseconds });

/** Waits for it. */
async function soon(what: string, isSo: () => Promise<boolean>, hurry = async () => {}): Promise<string[]> {
  const until = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > until) return [`In ${PATIENCE_MS / 1_000} seconds there was no end of: ${what}`];
    await hurry();
    await wait(POLL_MS);
  }
  return [];
}

const hasLogged = (site: Site, since: number, isSought: (event: string) => boolean): boolean =>
  site.log().some(({ event, seenAt }) => isSought(String(event)) && Number(seenAt) > since);

/** As browsers and people do. Later, it would be another form. */
async function sendUnansweredAgain(world: World, site: Site): Promise<void> {
  const { people, machine } = world;
  for (const person of people.all) {
    const age = machine.now() - person.sentAt;
    if (person.isUnknown && age >= 0 && age < SAME_FORM_MS / 2) await people.sendAgain(site, person);
  }
}

const jsonOf = (answer: Answer | undefined): unknown =>
  answer?.status === 200 ? (JSON.parse(answer.text) as unknown) : undefined;

async function mailIsDelivered(world: World, site: Site): Promise<string[]> {
  let cookie = {};
  await asStaff(world, site, async (headers) => world.calls.get(site, '/healthz', (cookie = headers)));
  let left: Record<string, number> = {};
  let isMovingSince = performance.now();
  const isDone = async () => {
    const reply = jsonOf(await world.calls.get(site, endpoint('mails'), cookie)) as { counts: typeof left } | undefined;
    if (!reply) await asStaff(world, site, async (headers) => world.calls.get(site, '/healthz', (cookie = headers)));
    left = reply?.counts ?? { queued: 1 };
    return left['queued'] === 0 && left['waiting'] === 0 && left['sending'] === 0;
  };
  const hurry = async () => {
    if (left['sending'] !== 0 && performance.now() - isMovingSince < DELIVERY_MS) return;
    isMovingSince = performance.now();
    skip(world, PAUSE_MS);
  };
  const late = await soon('mail', isDone, hurry);
  const dead = left['failed'] ? [`${left['failed']} mails could not be delivered`] : [];
  return [...late.map((each) => `${each} ${JSON.stringify(left)}`), ...dead];
}

async function syncs(world: World, site: Site): Promise<string[]> {
  let said = '';
  const isSynced = async () => {
    const sync = asStaff(world, site, (headers) => world.calls.post(site, endpoint('trigger-sync'), {}, headers));
    await begin(world, sync, PATIENCE_MS);
    const answer = await sync;
    said = answer?.text.slice(0, 300) ?? '';
    const { data } = (jsonOf(answer) ?? {}) as { data?: { status: string } };
    return data?.status === 'completed';
  };
  const hurry = async () => skip(world, DEAD_SYNC_MS);
  const late = await soon('a sync', isSynced, hurry);
  return late.map((each) => `${each} ${said}`);
}

async function nothingIsLost(world: World, site: Site): Promise<string[]> {
  const list = await asStaff(world, site, (headers) =>
    world.calls.get(site, `${endpoint('submissions')}?format=csv`, headers),
  );
  if (list?.status !== 200) return [`The list of submissions: ${list?.status}`];
  const stored: string[] = list.text.match(/\b[A-Z]{3}-[A-Z0-9]{6}\b/g) ?? [];
  const { all } = world.people;
  const isErased = ({ erasedAt }: (typeof all)[number]) => erasedAt !== undefined;
  const unknown = all.filter(({ reference }) => reference === undefined).length;
  const confirmed = all.filter((person) => person.reference !== undefined && !isErased(person));
  const lost = confirmed.filter(({ reference }) => !stored.includes(reference!));
  const back = all.filter((person) => isErased(person) && stored.includes(person.reference!));
  const isDoubled = new Set(stored).size > confirmed.length + unknown;
  return [
    ...lost.map(({ email }) => `The form of ${email} was confirmed, and is not stored`),
    ...back.map(({ email }) => `${email} was erased, and is back`),
    ...(isDoubled ? [`${stored.length} forms are stored, of ${confirmed.length} and perhaps ${unknown}`] : []),
    ...confirmed.flatMap(({ email }) => mailsOf(world, email)),
  ];
}

/** One to the agency and one to the person. */
function mailsOf({ smtp }: World, email: string): string[] {
  const about = smtp.received.filter(({ raw }) => raw.includes(email));
  const ids = new Set(about.map(({ header }) => header('message-id')));
  return ids.size === 2 ? [] : [`Of the form of ${email}, ${ids.size} mails were sent`];
}
