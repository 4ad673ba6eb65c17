import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeprecatedName } from '@site/contract';
import { MODULE_HASHES, type PageLink, type RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import type { CallContracts } from '@site/protocol/compatibility.ts';
import { writeCalls } from '../../build/calls.ts';
import { writeDeprecatedNames } from '../../build/deprecated-names.ts';
import { hashFiles } from '../../build/file-hashes.ts';

interface PutOptions {
  /** The version that it was built against; default: 1.0.0. */
  designSystem?: string;
  /** Of its one page; default: the remote's name. */
  route?: string;
  links?: readonly PageLink[];
  /** What it takes of the design system; default: nothing. */
  components?: readonly string[];
  /** What its package.json asked of the site when it was built; default: it does not say. */
  paths?: readonly string[];
  /** What it calls of the API; default: it does not say. */
  calls?: CallContracts;
  /** Which deprecated names it uses; default: it does not say. */
  deprecatedNames?: readonly DeprecatedName[];
  /** Its script for browsers; default: an empty one. */
  script?: string;
  /** Whether its tests passed; default: they did. */
  isTested?: boolean;
}

/** A folder of remotes, with builds that a remote's own build could have put there. */
export interface RemotesFolder {
  path: string;
  register(name: string, ...paths: string[]): Promise<void>;
  /** Each build is a minute newer than the one before. */
  put(name: string, version: string, options?: PutOptions): Promise<void>;
  remove(): Promise<void>;
}

export async function createRemotesFolder(): Promise<RemotesFolder> {
  const path = await mkdtemp(join(tmpdir(), 'remotes-'));
  let minutes = 0;
  return {
    path,
    async register(name, ...paths) {
      await mkdir(join(path, name), { recursive: true });
      const site = { paths, budget: { js: 60_000 } };
      await writeFile(join(path, name, 'package.json'), JSON.stringify({ site }));
    },
    async put(name, version, options = {}) {
      const {
        designSystem = '1.0.0',
        route = `/${name}`,
        links = [],
        components = [],
        paths,
        calls,
        deprecatedNames,
        script = 'export {};',
        isTested = true,
      } = options;
      const dist = join(path, name, 'dist');
      const folder = join(dist, version);
      await mkdir(join(folder, 'server'), { recursive: true });
      await mkdir(join(folder, 'client/assets'), { recursive: true });
      await writeFile(join(folder, 'server/routes.js'), 'export const routes = [];');
      await writeFile(join(folder, 'client/assets/routes-1a2b3c4d.js'), script);
      await writeFile(join(folder, 'client', MODULE_HASHES), '{}');
      if (calls) await writeCalls(folder, calls);
      if (deprecatedNames) await writeDeprecatedNames(folder, deprecatedNames);
      const descriptor: RemoteDescriptor = {
        name,
        version,
        entry: 'assets/routes-1a2b3c4d.js',
        shared: { '@site/design-system': designSystem },
        imports: { '@site/design-system': [...components] },
        routes: [{ path: route, layout: 'site', js: [], css: [] }],
        links: [...links],
        files: await hashFiles(folder),
        ...(paths && { site: { paths, budget: { js: 60_000 } } }),
        ...(isTested && { tested: 'sources' }),
      };
      await writeFile(join(dist, version, 'remote.json'), JSON.stringify(descriptor));
      const putAt = new Date(Date.UTC(2026, 0, 1, 0, (minutes += 1)));
      await utimes(join(dist, version, 'remote.json'), putAt, putAt);
      await writeFile(join(dist, 'remote.json'), JSON.stringify(descriptor));
    },
    remove: () => rm(path, { recursive: true, force: true }),
  };
}
