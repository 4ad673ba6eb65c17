import type { Pages } from '../../pages/pages.ts';
import { keptVersions } from '../api-calls/kept-versions.ts';
import type { RecordedCalls } from '../history/recorded-calls.ts';
import type { Releases } from '../history/releases.ts';
import type { RemoteAccess } from '../keys/remote-access.ts';

interface Records {
  releases: Releases;
  access: RemoteAccess;
  pages: Pick<Pages, 'remotes'>;
}

/** Every remote that the site has or knows: which version runs, which is meant to, and since which release. */
export async function readRemotes({ releases, pages }: Records) {
  const [pointers, history] = await Promise.all([releases.pointers(), releases.history()]);
  const names = new Set([...pages.remotes().map(({ name }) => name), ...pointers.map(({ remote }) => remote)]);
  const remotes = [...names].map((name) => {
    const pointer = pointers.find(({ remote }) => remote === name) ?? null;
    const since =
      history.find(({ remote, to, from }) => remote === name && to === pointer?.live && from !== to) ?? null;
    return { name, running: runningVersion(pages, name), pointer, since };
  });
  return { remotes };
}

/** One remote, with its versions, releases and keys. */
export async function readRemote({ releases, access, pages }: Records, remote: string) {
  const [pointers, versions, history, keys] = await Promise.all([
    releases.pointers(),
    releases.versions(remote),
    releases.history({ remote }),
    access.keysOf(remote),
  ]);
  return {
    running: runningVersion(pages, remote),
    pointer: pointers.find((each) => each.remote === remote) ?? null,
    versions,
    history,
    keys,
  };
}

/** What the versions call that visitors get, or may get back: an API that is to be deployed must answer it. */
export async function readCalledVersions(releases: Releases, recordedCalls: RecordedCalls | undefined) {
  const recorded = (await recordedCalls?.all()) ?? [];
  const callsOf = ({ remote, version }: { remote: string; version: string }) =>
    recorded.find((each) => each.remote === remote && each.version === version)?.calls ?? null;
  return { versions: keptVersions(await releases.pointers()).map((each) => ({ ...each, calls: callsOf(each) })) };
}

const runningVersion = (pages: Pick<Pages, 'remotes'>, remote: string) =>
  pages.remotes().find(({ name }) => name === remote)?.build?.version ?? null;
