import { DISTANT, REMOTE, servedVersion } from '../world/remotes.ts';
import type { Site } from '../world/site.ts';
import type { World } from '../world/world.ts';

/** A promise of the site: what is wrong now, as sentences. */
export type Promised = (world: World) => Promise<string[]> | string[];

const HEALTHY_WITHIN_MS = 5_000;
/** A version whose files were changed leaves within seconds: the registry is read every two, and a page is kept. */
const LEAVES_WITHIN_MS = 8_000;
/** How long after a disturbance, and before it, a mail may have been accepted without the site's noting it. */
const [NOTED_MS, BEFORE_MS] = [12_000, 4_000];
/** A mail that was on its way when its person was erased. */
const ARRIVES_WITHIN_MS = 5_000;
const EXPLAINED_MS = 20_000;

const up = ({ sites }: World): Site[] => sites.filter(({ process }) => process);

async function healthAnswers(world: World): Promise<string[]> {
  const asked = up(world).map(async (site) => {
    const startedAt = performance.now();
    const { status, failure } = await world.calls.get(site, '/healthz');
    const took = Math.round(performance.now() - startedAt);
    if (status === 200 && took < HEALTHY_WITHIN_MS) return [];
    return [`/healthz of ${site.name}: ${status ?? failure} after ${took} ms`];
  });
  return (await Promise.all(asked)).flat();
}

async function changedVersionsLeave(world: World): Promise<string[]> {
  const { remotes, calls, faults } = world;
  const ran = world.sites.filter((site) => site.log().some(({ event }) => event === 'unverified'));
  const kept = remotes.unsigned(world.disk.folder);
  // From a folder that is silent, nobody learns that it has changed.
  const asked = faults.has('silent disk') ? [] : up(world);
  const served = asked.map(async (site) => {
    const version = await servedVersion(calls, site);
    const since = remotes.changed.get(version);
    return since !== undefined && Date.now() - since > LEAVES_WITHIN_MS
      ? [`${site.name} serves ${REMOTE} ${version}, whose files were changed`]
      : [];
  });
  return [
    ...ran.map(({ name }) => `${name} has run code that was changed after its build`),
    ...kept.map((file) => `${file} of ${DISTANT} is not what its team signed`),
    ...(await Promise.all(served)).flat(),
  ];
}

/** Of each mail that was accepted more than once, unless the site was kept from noting the first time, and knows it. */
function noMailTwice({ smtp, disturbances, sites }: World): string[] {
  const log = sites.flatMap((site) => site.log());
  const tookTooLong = (id: string) =>
    log.some(
      (line) => line['event'] === 'mail.failed' && line['code'] === 'ETIMEDOUT' && id.includes(String(line['id'])),
    );
  const isExcused = (at: number) =>
    disturbances.some(({ from, to = Infinity }) => at > from - BEFORE_MS && at < to + NOTED_MS);
  const first = new Map<string, number>();
  return smtp.received.flatMap(({ header, acceptedAt }) => {
    const id = header('message-id') ?? '';
    const before = first.get(id);
    first.set(id, before ?? acceptedAt);
    return before === undefined || isExcused(before) || tookTooLong(id) ? [] : [`The mail ${id} was sent twice`];
  });
}

function erasedStayAway({ people, smtp }: World): string[] {
  return people.all.flatMap(({ email, erasedAt = Infinity }) =>
    smtp.received.some(({ raw, acceptedAt }) => raw.includes(email) && acceptedAt > erasedAt + ARRIVES_WITHIN_MS)
      ? [`A mail about ${email} was sent after their erasure`]
      : [],
  );
}

const everybodyIsAnswered = ({ calls }: World): string[] =>
  calls.answers.filter(({ isOverdue }) => isOverdue).map(({ site, path }) => `${site} never answered ${path}`);

/** The log of the server has a warning or an error of that time; of a call, one with its id. */
function faultsAreExplained({ calls, sites }: World): string[] {
  const logs = new Map(sites.map((site) => [site.name, site.log()]));
  return calls.answers
    .filter(({ status = 0, path }) => status >= 500 && path !== '/readyz')
    .filter(({ site, id, at }) => !logs.get(site)?.some((line) => explains(line, id, at)))
    .map(
      ({ site, path, status, text }) => `${site} answered ${path} with ${status}, unexplained: ${text.slice(0, 80)}`,
    );
}

function explains({ level, id, seenAt }: Record<string, unknown>, wanted: string | null, at: number): boolean {
  if (level !== 'warn' && level !== 'error') return false;
  if (wanted !== null && id === wanted) return true;
  return wanted === null && Math.abs(Number(seenAt) - at) < EXPLAINED_MS;
}

/** What must hold after each step, whatever is out of order. */
export const atAllTimes: readonly Promised[] = [
  healthAnswers,
  changedVersionsLeave,
  noMailTwice,
  erasedStayAway,
  everybodyIsAnswered,
  faultsAreExplained,
];
