import { join } from 'node:path';
import { ExplainedError } from '@site/api/program';
import { ApiProblem } from '@site/protocol';
import { takeVersion } from '../../remotes/manifests/take-version.ts';
import { FETCH_LIMITS } from '../../remotes/origins/fetch-version.ts';
import { ReleaseRefused } from '../history/release-refused.ts';
import type { RemoteAtOrigin } from '../history/remote-origins.ts';
import type { KeyHolder } from '../keys/remote-access.ts';
import { originUrl, requireFree, type OriginOptions } from './add-origin.ts';
import type { TakeCommand } from './command.ts';

/**
 * Takes what a manifest lists now as a version, and returns the version's name.
 * @throws ApiProblem 400, 403 or 409, ReleaseRefused when it cannot be a version here, ExplainedError
 */
export type TakeManifest = (
  remote: string,
  command: TakeCommand,
  holder: Pick<KeyHolder, 'isOperator'>,
) => Promise<string>;

/** In bytes, where the operator sets none. */
const USUAL_BUDGET = { js: 200_000 };

const NOT_YOURS = 'Only the operator may say which manifest a remote has, on which paths and with which budget';

/** Files are kept before the database knows the version: until then, they are a folder that nobody asks for. */
export function createManifestTaker({
  limits = FETCH_LIMITS,
  ...site
}: OriginOptions & { limits?: typeof FETCH_LIMITS }): TakeManifest {
  const { origins } = site;

  /** The remote as it is described from now on. */
  async function saidOf(remote: string, command: TakeCommand, isOperator: boolean): Promise<RemoteAtOrigin> {
    const known = (await origins.list()).find((each) => each.remote === remote);
    const { paths = known?.paths, budget = known?.budget ?? USUAL_BUDGET } = command;
    const url = manifestUrl(command.manifest).href;
    const isNew = known?.manifest?.url !== url || command.paths !== undefined || command.budget !== undefined;
    if (isNew && !isOperator) throw new ApiProblem(403, NOT_YOURS);
    if (!paths) throw new ApiProblem(400, `Say which paths ${remote} has: --path /${remote}`);
    const { title = known?.manifest?.title, description = known?.manifest?.description } = command;
    const said = { remote, origin: new URL('.', url).href.replace(/\/+$/, ''), paths, budget };
    return { ...said, manifest: { url, title, description } };
  }

  return async (remote, command, { isOperator }) => {
    const said = await saidOf(remote, command, isOperator);
    await requireFree(site, said);
    const { paths, budget, manifest } = said;
    const taken = { ...manifest!, remote, site: { paths, budget } };
    const fixed = await takeVersion(taken, join(origins.folder, remote), limits).catch((error: unknown) => {
      if (error instanceof ExplainedError) throw error;
      throw new ReleaseRefused(`${remote} is not released: ${error instanceof Error ? error.message : String(error)}`);
    });
    if (isOperator) await origins.add(said);
    const { version, ...rest } = fixed;
    await origins.versions.fix(remote, version, rest);
    return version;
  };
}

/** @throws ApiProblem 400 */
function manifestUrl(text: string): URL {
  const url = originUrl(text);
  if (url) return url;
  throw new ApiProblem(400, `A manifest has an https URL, as https://payroll.example/mf-manifest.json, not ${text}`);
}
