import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ExplainedError } from '@site/api/program';
import type { SharedPackages } from '@site/remote-kit/descriptor.ts';
import { siteOf, type RegisteredFolder } from '../../remotes/registrations.ts';
import { readBuild, type RemoteBuild } from '../../remotes/remote-build.ts';
import { checkBudget } from './budget.ts';
import type { Check } from './check.ts';
import { checkDescriptor } from './descriptor.ts';
import { checkFiles } from './files.ts';

class NoSuchVersion extends ExplainedError {
  override name = 'NoSuchVersion';
}

const SIGNED = 'its signature, and its files';

interface CheckedBuild {
  checks: readonly Check[];
  /** Missing when it cannot be read, or does not fit the site. */
  build?: RemoteBuild;
}

/**
 * What a version's files show without running it.
 * @throws NoSuchVersion when the remote's folder does not have it, OriginUnavailable when its origin does not
 */
export async function checkBuild(
  remote: RegisteredFolder,
  version: string,
  provided: SharedPackages,
): Promise<CheckedBuild> {
  const { name, dist, problem, origin } = remote;
  const folder = join(dist, version);
  const unfit = await origin?.fetch(version).then(() => undefined, reasonOf);
  if (unfit !== undefined)
    return { checks: [{ checked: origin?.isManifest ? 'its files' : SIGNED, problems: [unfit] }] };
  // Beside the versions is a file, which names the newest.
  const isThere = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isThere)
    throw new NoSuchVersion(`There is no version ${version} of ${name} in ${dist}: build it, and put it there`);
  const { build, rejected } = await readBuild(remote, version, provided);
  const reasons = [...(problem === undefined ? [] : [problem]), ...(rejected?.reasons ?? [])];
  if (!build || reasons.length > 0)
    return { checks: [{ checked: 'its paths, and the shared packages', problems: reasons }] };
  const checks = [
    checkDescriptor(build, { name, version }),
    await checkFiles(build, folder),
    await checkBudget(build, folder, siteOf(remote, build).budget),
  ];
  return { checks, build };
}

function reasonOf(error: unknown): string {
  if (error instanceof ExplainedError) throw error;
  return error instanceof Error ? error.message : String(error);
}
