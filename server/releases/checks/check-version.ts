import { join } from 'node:path';
import type { Api } from '@site/api';
import { ExplainedError } from '@site/api/program';
import { brand } from '@site/design-system/brand';
import type { CallContracts } from '@site/protocol/compatibility.ts';
import type { SharedPackages } from '@site/remote-kit/descriptor.ts';
import { toRegisteredRemote, type FoundRemote } from '../../remotes/found-remote.ts';
import { linkProblems, shellPart, type LinkedPart } from '../../remotes/links.ts';
import { pathProblems, servedOf } from '../../remotes/paths.ts';
import { readRegistrations, siteOf, type RegisteredFolder } from '../../remotes/registrations.ts';
import type { Registry } from '../../remotes/registry.ts';
import type { RemoteBuild } from '../../remotes/remote-build.ts';
import { checkCalls } from './calls.ts';
import { browserSideEffects } from './browser-code.ts';
import { checkBuild } from './check-build.ts';
import type { Check } from './check.ts';
import { sideEffectProblems } from './side-effect-problems.ts';
import { checkTested, isOwnBuild } from './tested.ts';
import { tryVersion, type StartHosts } from './try-version.ts';

interface Site {
  remotesFolder: string;
  /** The remotes whose files are elsewhere; default: none. */
  atOrigins?: (() => Promise<readonly RegisteredFolder[]>) | undefined;
  /** The built shell. */
  shellDist: string;
  /** What this shell shares. */
  provided: SharedPackages;
  /** The contract of the site's API. */
  offered: CallContracts;
  findRemotes: () => Promise<Registry>;
  startHosts: StartHosts;
  api: Pick<Api, 'fetch'>;
  /** The site's origin; default: the brand's. */
  siteUrl?: string | undefined;
}

/** What a version must pass. Its code runs only when its files are right. */
export type CheckVersion = (remote: string, version: string) => Promise<readonly Check[]>;

/** The checks that depend on the other remotes. */
type CheckTogether = (found: FoundRemote, build: RemoteBuild, registry: Registry) => Check[] | Promise<Check[]>;

class NoSuchRemote extends ExplainedError {
  override name = 'NoSuchRemote';
}

export interface VersionChecks {
  /** Everything, before visitors get a version for the first time. */
  check: CheckVersion;
  /** For a version that passed before: whether it is still there and still fits, without running it. */
  checkAgain: CheckVersion;
  /** For a build that a server finds when it starts: leaves out what depends on the builds that go live with it. */
  checkAlone: CheckVersion;
  /** What visitors get now, with the shell. */
  liveParts(): Promise<readonly LinkedPart[]>;
}

/** What other tools build keeps its own things with the window. */
const problemsInBrowsers = async ({ foreign }: RemoteBuild, folder: string): Promise<string[]> =>
  foreign ? [] : sideEffectProblems(await browserSideEffects(folder));

/** The checks throw NoSuchRemote or NoSuchVersion. */
export function createVersionChecks(site: Site): VersionChecks {
  const {
    remotesFolder,
    atOrigins,
    shellDist,
    provided,
    offered,
    findRemotes,
    startHosts,
    api,
    siteUrl = brand.url,
  } = site;

  const partsOf = async ({ remotes }: Registry) => [
    ...remotes.flatMap(({ build }) => build ?? []),
    await shellPart(shellDist),
  ];

  /** Checks the version's files, then what `checkTogether` checks; returns the build only if all of them passed. */
  async function inspect(name: string, version: string, checkTogether: CheckTogether) {
    const remote = (await readRegistrations(remotesFolder, await atOrigins?.())).find((each) => each.name === name);
    if (!remote) throw new NoSuchRemote(`There is no remote ${name}`);
    const { checks: ofFiles, build } = await checkBuild(remote, version, provided);
    if (!build) return { checks: ofFiles };
    const ofCalls = await checkCalls(build, join(remote.dist, version), offered);
    const found: FoundRemote = { name, paths: siteOf(remote, build).paths, build };
    const registry = await findRemotes();
    const checks = [...ofFiles, ofCalls, ...(await checkTogether(found, build, registry))];
    if (checks.some(({ problems }) => problems.length > 0)) return { checks };
    const others = registry.remotes.filter((each) => each.name !== name);
    return { checks, build, remotes: [...others, found].map(toRegisteredRemote), folder: join(remote.dist, version) };
  }

  const checkWith =
    (checkTogether: CheckTogether): CheckVersion =>
    async (name, version) => {
      const { checks, build, remotes, folder } = await inspect(name, version, checkTogether);
      if (!build) return checks;
      const { checked, problems } = await tryVersion({ build, remotes, startHosts, api, siteUrl });
      return [...checks, { checked, problems: [...problems, ...(await problemsInBrowsers(build, folder))] }];
    };

  const checkPathsAndLinks: CheckTogether = async (found, build, registry) => [
    {
      checked: 'its paths, and the links between it and the rest of the site',
      problems: [
        ...pathProblems(found, servedOf(registry.remotes)),
        ...(linkProblems([build], await partsOf(registry)).get(build) ?? []),
      ],
    },
  ];

  return {
    check: checkWith(async (found, build, registry) => [
      ...(build.foreign ? [] : [checkTested(build)]),
      ...(await checkPathsAndLinks(found, build, registry)),
    ]),
    checkAgain: async (name, version) => (await inspect(name, version, checkPathsAndLinks)).checks,
    checkAlone: checkWith((_found, build) => (isOwnBuild(build) ? [] : [checkTested(build)])),
    liveParts: async () => partsOf(await findRemotes()),
  };
}
