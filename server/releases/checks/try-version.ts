import { setTimeout as wait } from 'node:timers/promises';
import type { Api } from '@site/api';
import { createLog, type Log, ROBOT, within } from '@site/api/program';
import type { DescribedFragment } from '@site/remote-kit/descriptor.ts';
import type { RegisteredRemote } from '../../../shell/src/remotes/registry.ts';
import { READ_MS } from '../../http/deadline.ts';
import { callsOf } from '../../pages/page-calls.ts';
import { FRAGMENTS_MS, orAborted } from '../../pages/page-fragments.ts';
import type { RemoteBuild } from '../../remotes/remote-build.ts';
import type { PageHost, Visit } from '../../rendering/page-host.ts';
import type { PageHosts } from '../../rendering/page-hosts.ts';
import type { SideEffect } from '../../rendering/side-effects.ts';
import { counted, type Check } from './check.ts';
import { sideEffectProblems } from './side-effect-problems.ts';
import { sampleAddresses } from './sample-addresses.ts';

/** Starts threads that say what their code leaves behind, and which line changed the properties with these names. */
export type StartHosts = (log: Log, watched: readonly string[]) => PageHosts;

interface Trial {
  build: RemoteBuild;
  /** The site's remotes, this one in the version that is tried. */
  remotes: readonly RegisteredRemote[];
  startHosts: StartHosts;
  api: Pick<Api, 'fetch'>;
  /** The site's origin. */
  siteUrl: string;
}

/** How long all of it may take. */
const TRIAL_MS = 30_000;
/** How long after the last page an error still counts. */
const LATE_ERRORS_MS = 500;
/** A machine that is busy may make a fragment late, but not each time. */
const MOST_TRIES = 5;
const SERVER_ERROR = 500;

/** What came of rendering a page of each route, and each fragment. */
interface Outcome {
  addresses: readonly string[];
  problems: readonly string[];
  sideEffects: readonly SideEffect[];
}

/**
 * Whether the version works: a host of its own imports it, asks it for its health, and renders a page of each route and
 * each fragment with its example. Whatever it logs as an error meanwhile counts against it, and so does what its code
 * leaves behind.
 */
export async function tryVersion(trial: Trial): Promise<Check> {
  const { addresses, problems, sideEffects } = await tryOnce(trial, []);
  const unlocated = sideEffects.flatMap(({ at, property }) => (at === undefined && property ? [property] : []));
  // A version that changes nothing is not looked at in a way that its code could notice.
  const located = unlocated.length > 0 ? (await tryOnce(trial, unlocated)).sideEffects : sideEffects;
  return {
    checked: `${[counted(addresses.length, 'page'), ...fragmentsOf(trial.build)].join(' and ')} rendered`,
    problems: [...problems, ...sideEffectProblems(located)],
  };
}

async function tryOnce(
  { build, remotes, startHosts, api, siteUrl }: Trial,
  watched: readonly string[],
): Promise<Outcome> {
  const problems = new Set<string>();
  const log = createLog((line) => addFailure(line, problems));
  const hosts = startHosts(log, watched);
  const addresses: string[] = [];
  let sideEffects: readonly SideEffect[] = [];

  async function run(host: PageHost): Promise<void> {
    await host.facts();
    await host.health();
    const callsFor = (page: Request) =>
      callsOf({ api, page, outcome: { cookies: [], lacksData: false }, within: READ_MS, log });
    const named = await host.addresses({ sendCall: callsFor(new Request(siteUrl)) });
    for (const problem of named.problems) problems.add(problem);
    addresses.push(...sampleAddresses(build.routes, named.addresses));
    for (const address of addresses) {
      // Views by robots are not counted.
      const request = new Request(new URL(address, siteUrl), { headers: { 'user-agent': ROBOT } });
      const { status } = await host.render({ request, remotes, sendCall: callsFor(request) });
      if (status >= SERVER_ERROR) problems.add(`${address} answers ${status}`);
    }
    for (const fragment of triedFragments(build)) {
      const visitUntil = (signal: AbortSignal): Visit => {
        const request = new Request(siteUrl, { headers: { 'user-agent': ROBOT }, signal });
        return { request, remotes, sendCall: callsFor(request) };
      };
      const problem = await problemOf(fragment, host, visitUntil);
      if (problem !== undefined) problems.add(`the fragment ${fragment.name} ${problem}`);
    }
    await wait(LATE_ERRORS_MS);
    sideEffects = await host.sideEffects();
  }

  try {
    const finished = run(hosts.of(build))
      .catch((error: unknown) => problems.add(explain(error)))
      .then(() => true);
    if (!(await within(TRIAL_MS, finished, false))) problems.add(`it took longer than ${TRIAL_MS / 1000} seconds`);
  } finally {
    await hosts.close();
  }
  return { addresses, problems: [...problems], sideEffects };
}

const triedFragments = ({ fragments = [] }: RemoteBuild) => fragments.filter(({ example }) => example !== undefined);

const fragmentsOf = (build: RemoteBuild) => {
  const { length } = triedFragments(build);
  return length === 0 ? [] : [counted(length, 'fragment')];
};

/** Why pages would have a fallback in place of this fragment, after its name; undefined when they have it in time. */
async function problemOf(
  fragment: DescribedFragment,
  host: PageHost,
  visitUntil: (signal: AbortSignal) => Visit,
  tries = MOST_TRIES,
): Promise<string | undefined> {
  const { name, example } = fragment;
  const signal = AbortSignal.timeout(FRAGMENTS_MS);
  try {
    await orAborted(host.fragment(visitUntil(signal), { id: 'tried', name, input: example }), signal);
    return undefined;
  } catch (error) {
    if (!signal.aborted) return `fails when it is given its example: ${explain(error)}`;
  }
  if (tries > 1) return problemOf(fragment, host, visitUntil, tries - 1);
  return `takes longer than the ${FRAGMENTS_MS} ms that a page waits for it`;
}

function addFailure(line: string, problems: Set<string>): void {
  const { level, route, message, cause } = JSON.parse(line) as Record<string, string | undefined>;
  if (level === 'error') problems.add([route, message, cause].filter(Boolean).join(': '));
}

const explain = (error: unknown): string =>
  error instanceof Error && error.cause ? `${error.message}: ${String(error.cause)}` : String(error);
