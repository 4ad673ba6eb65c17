import type { Api } from '@site/api';
import { errorFields, type Log } from '@site/api/program';
import type { CallContracts } from '@site/protocol/compatibility.ts';
import { recordKeptCalls } from '../releases/api-calls/keep-records.ts';
import { refuseBreakingApi } from '../releases/api-calls/refuse-breaking-api.ts';
import { createVersionChecks, type VersionChecks } from '../releases/checks/check-version.ts';
import type { RecordedCalls } from '../releases/history/recorded-calls.ts';
import type { Releases } from '../releases/history/releases.ts';
import type { RemoteOrigins } from '../releases/history/remote-origins.ts';
import type { RemoteAccess } from '../releases/keys/remote-access.ts';
import { releaseNewBuilds } from '../releases/new-builds/release-new-builds.ts';
import { removeOldBuildsRegularly } from '../releases/old-builds/remove-old-builds.ts';
import { createRemotesAtOrigins } from '../remotes/origins/remotes-at-origins.ts';
import { createRegistryReader, type Registry } from '../remotes/registry.ts';
import type { RemoteBuild } from '../remotes/remote-build.ts';
import { shellBuildOf } from '../rendering/assets.ts';
import type { PublicDataLayer } from '../rendering/data-layer.ts';
import { createPageHosts, type PageHosts, type PageHostsOptions } from '../rendering/page-hosts.ts';
import { LIMITS_OF_A_TRIAL } from '../rendering/thread-host.ts';
import type { BuiltShell } from './built-shell.ts';

interface RemotesOptions {
  api: Api;
  shell: BuiltShell;
  remotesFolder: string;
  releases: Releases | undefined;
  recordedCalls: RecordedCalls | undefined;
  /** The contract of the site's API. */
  offered: CallContracts;
  remoteAccess: RemoteAccess | undefined;
  origins: RemoteOrigins | undefined;
  dataLayer: PublicDataLayer | undefined;
  siteUrl: string | undefined;
  isIsolated: boolean;
  log: Log;
  /** Called with each page of a visitor that failed. */
  onFailure: PageHostsOptions['onFailure'];
}

/** Where the site's remotes are found, run and checked. */
interface PreparedRemotes {
  findRemotes: () => Promise<Registry>;
  hosts: PageHosts;
  checks: VersionChecks;
  /** Records what the versions call that visitors get, after they have changed. */
  recordCalls(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Resolves when new builds have been released, so that the first visitor gets them.
 * @throws ApiBreaksRemotes
 */
export async function prepareRemotes(options: RemotesOptions): Promise<PreparedRemotes> {
  const {
    shell,
    remotesFolder,
    releases,
    recordedCalls,
    offered,
    remoteAccess,
    origins,
    dataLayer,
    siteUrl,
    log,
    onFailure,
  } = options;
  const { provided } = shell;
  const atOrigins = remoteAccess && origins && createRemotesAtOrigins({ origins, access: remoteAccess, log });
  const recordCalls = async () => {
    if (releases && recordedCalls) await recordKeptCalls({ remotesFolder, atOrigins, releases, recordedCalls });
  };
  if (releases && recordedCalls) {
    await recordCalls();
    await refuseBreakingApi({ releases, recordedCalls, offered });
  }
  const findRemotes = createRegistryReader({ remotesFolder, atOrigins, releases, provided, log });
  const hosting = {
    isolatedWith: options.isIsolated ? shell.renderer : undefined,
    loadRenderer: shell.loadRenderer,
    dataLayer,
    siteUrl,
  };
  const hosts = createPageHosts({ ...hosting, log, onFailure });
  const checks = createVersionChecks({
    remotesFolder,
    atOrigins,
    shellDist: shell.dist,
    provided,
    offered,
    findRemotes,
    startHosts: (trialLog, watched) =>
      createPageHosts({ ...hosting, log: trialLog, limits: LIMITS_OF_A_TRIAL, watched }),
    api: options.api,
    siteUrl,
  });
  if (releases) {
    const problemsOf = async ({ name, version }: RemoteBuild) =>
      (await checks.checkAlone(name, version)).flatMap(({ problems }) => problems);
    const shellBuild = await shellBuildOf(shell.folder);
    const { liveParts } = checks;
    await releaseNewBuilds({ remotesFolder, releases, provided, findRemotes, liveParts, problemsOf, shellBuild, log });
    await recordCalls();
  }
  const upkeep = releases && removeOldBuildsRegularly({ remotesFolder, atOrigins, releases, log });
  return {
    findRemotes,
    hosts,
    checks,
    recordCalls: () => recordCalls().catch((error: unknown) => log.error('calls.not-recorded', errorFields(error))),
    async close() {
      await Promise.all([hosts.close(), upkeep?.stop()]);
    },
  };
}
