import { ExplainedError } from '@site/api';
import type { Log } from '@site/api/log.ts';
import { brand } from '@site/design-system/brand';
import type { SharedPackages } from '@site/remote-kit/descriptor.ts';
import type { Api } from '../../pages.ts';
import { linkProblems, shellPart, type LinkedPart } from '../../remotes/links.ts';
import { readRegistrations, type RegisteredFolder } from '../../remotes/registrations.ts';
import { toRegisteredRemote, type Registry } from '../../remotes/registry.ts';
import type { RemoteBuild } from '../../remotes/remote-build.ts';
import type { PageHosts } from '../../rendering/page-hosts.ts';
import type { Check } from './check.ts';
import { checkBuild } from './check-build.ts';
import { tryVersion } from './try-version.ts';

interface Site {
  remotesFolder: string;
  /** The remotes whose files are elsewhere; default: none. */
  atOrigins?: (() => Promise<readonly RegisteredFolder[]>) | undefined;
  /** The built shell. */
  shellDist: string;
  /** What this shell shares. */
  provided: SharedPackages;
  findRemotes: () => Promise<Registry>;
  startHosts: (log: Log) => PageHosts;
  api: Pick<Api, 'fetch'>;
  /** The site's origin; default: the brand's. */
  siteUrl?: string | undefined;
}

/** Everything that a version must pass before visitors get it. The code runs only when its files are right. */
export type CheckVersion = (remote: string, version: string) => Promise<readonly Check[]>;

class NoSuchRemote extends ExplainedError {
  override name = 'NoSuchRemote';
}

export interface VersionChecks {
  check: CheckVersion;
  /** The same without its links, which depend on what it takes over with. */
  checkAlone: CheckVersion;
  /** What visitors get now, with the shell. */
  liveParts(): Promise<readonly LinkedPart[]>;
}

/** The checks throw NoSuchRemote or NoSuchVersion. */
export function createVersionChecks(site: Site): VersionChecks {
  const { remotesFolder, atOrigins, shellDist, provided, findRemotes, startHosts, api, siteUrl = brand.url } = site;

  const partsOf = async ({ remotes }: Registry) => [
    ...remotes.flatMap(({ build }) => build ?? []),
    await shellPart(shellDist),
  ];

  const checkWith =
    (checkLinks: (build: RemoteBuild, parts: readonly LinkedPart[]) => Check[]): CheckVersion =>
    async (name, version) => {
      const remote = (await readRegistrations(remotesFolder, await atOrigins?.())).find((each) => each.name === name);
      if (!remote) throw new NoSuchRemote(`There is no remote ${name}`);
      const { checks: ofFiles, build } = await checkBuild(remote, version, provided);
      if (!build) return ofFiles;
      const registry = await findRemotes();
      const checks = [...ofFiles, ...checkLinks(build, await partsOf(registry))];
      if (checks.some(({ problems }) => problems.length > 0)) return checks;
      const others = registry.remotes.filter((each) => each.name !== name);
      const remotes = [...others, { name, paths: remote.paths, build }].map(toRegisteredRemote);
      return [...checks, await tryVersion({ build, remotes, startHosts, api, siteUrl })];
    };

  return {
    check: checkWith((build, parts) => [
      {
        checked: 'the links between it and the rest of the site',
        problems: linkProblems([build], parts).get(build) ?? [],
      },
    ]),
    checkAlone: checkWith(() => []),
    liveParts: async () => partsOf(await findRemotes()),
  };
}
