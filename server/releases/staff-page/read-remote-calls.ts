import type { RemoteCalls } from '@site/contract';
import { deprecatedIn, type CallContract, type CallContracts } from '@site/protocol/compatibility.ts';
import { readCalls } from '../../../build/calls.ts';
import type { FoundRemote } from '../../remotes/found-remote.ts';
import { servedBuilds } from './read-packages.ts';

type CalledEndpoint = RemoteCalls['endpoints'][number];

/** What the versions call that visitors get, gradual ones included, and what of it is deprecated in this API. */
export async function readRemoteCalls(remotes: readonly FoundRemote[], offered: CallContracts): Promise<RemoteCalls> {
  const builds = remotes.flatMap(servedBuilds);
  const read = await Promise.all(
    builds.map(async ({ app, folder }) => ({ app, calls: await readCalls(folder).catch(() => undefined) })),
  );
  const found = new Map<string, CalledEndpoint>();
  for (const { app, calls = {} } of read)
    for (const [name, call] of Object.entries(calls))
      found.set(
        name,
        withCaller(found.get(name) ?? uncalled(call, offered[name]), app, deprecatedBy(call, offered[name])),
      );
  return {
    endpoints: [...found.values()].toSorted((a, b) => a.endpoint.localeCompare(b.endpoint)),
    unrecorded: read.filter(({ calls }) => !calls).map(({ app }) => app),
  };
}

const uncalled = ({ path }: CallContract, offered: CallContract | undefined): CalledEndpoint => ({
  endpoint: path.split('/').at(-1)!,
  by: [],
  deprecated: offered?.deprecated ?? null,
  fields: [],
});

const deprecatedBy = (call: CallContract, offered: CallContract | undefined) =>
  offered ? deprecatedIn(call, offered) : [];

function withCaller({ by, fields, ...rest }: CalledEndpoint, app: string, names: readonly string[]): CalledEndpoint {
  const others = fields.filter(({ name }) => !names.includes(name));
  const counted = names.map((name) => ({
    name,
    by: [...(fields.find((field) => field.name === name)?.by ?? []), app],
  }));
  return { ...rest, by: [...by, app], fields: [...others, ...counted] };
}
