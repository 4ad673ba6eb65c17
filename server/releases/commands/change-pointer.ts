import type { Log } from '@site/api/program';
import type { CheckVersion } from '../checks/check-version.ts';
import { ReleaseRefused } from '../history/release-refused.ts';
import type { RemotePointer } from '../history/release-state.ts';
import type { Releases } from '../history/releases.ts';
import type { PointerCommand } from './command.ts';

interface ChangeParts {
  releases: Releases;
  log: Log;
  checkAgain: CheckVersion;
}

interface Request {
  remote: string;
  command: PointerCommand;
  by: string;
}

/**
 * Changes which version visitors get, unless the one that they would get can no longer be served: then nothing changes.
 * @throws ReleaseRefused, ExplainedError
 */
export async function changePointer(
  { releases, log, checkAgain }: ChangeParts,
  { remote, command, by }: Request,
): Promise<RemotePointer> {
  const before = (await releases.pointers()).find((pointer) => pointer.remote === remote);
  const version = givenVersion(command, before);
  // A version that was never released, or was rejected, is refused below for that reason.
  const known = (await releases.versions(remote)).find((each) => each.version === version);
  const problems = known?.reasons.length === 0 ? await problemsOf(known.version) : [];
  if (problems.length > 0)
    throw new ReleaseRefused(`${remote} ${version} can no longer be served: ${problems.join('; ')}`);
  const pointer = await releases.change({ revision: before?.revision ?? 0, remote, ...command }, by);
  log.info('remote.changed', { remote, action: command.action, by, live: pointer.live });
  return pointer;

  async function problemsOf(wanted: string): Promise<string[]> {
    return (await checkAgain(remote, wanted)).flatMap((check) => check.problems);
  }
}

/** The version that a command gives to visitors, or to some, unless it is live already. */
function givenVersion(command: PointerCommand, before: RemotePointer | undefined): string | null | undefined {
  if (command.action === 'rollback') return before?.lastGood;
  if (command.action === 'reject') return undefined;
  const version = 'version' in command ? command.version : undefined;
  return version === before?.live ? undefined : version;
}
