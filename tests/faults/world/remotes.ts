import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Services } from '@site/api';
import { publicKeyText } from '@site/api/program';
import { createReleases } from '../../../server/releases/history/releases.ts';
import { createRemoteOrigins } from '../../../server/releases/history/remote-origins.ts';
import { createRemoteAccess } from '../../../server/releases/keys/remote-access.ts';
import { createTestOrigin, team, type TestOrigin } from '../../../server/remotes/origins/origin.test-support.ts';
import { copyOfBuild, descriptorIn, remoteNames, remotesWith, versionIn } from '../../e2e/support/registry.ts';
import type { Calls } from './calls.ts';
import type { Site } from './site.ts';

const cache = join(import.meta.dirname, '../../../.cache');

/** A remote with two versions in the folder, of which visitors see a page. */
export const REMOTE = 'staff-tools';
export const PAGE = '/test-supabase';
/** One at an origin. */
export const DISTANT = 'payroll';
export const DISTANT_VERSIONS = ['1.0.0-a', '1.1.0-b', '1.2.0-c'] as const;
/** A version of the first that was rejected days ago: nobody needs its files. */
const UNWANTED = '0.0.1-unwanted';
const DAYS_MS = 3 * 24 * 60 * 60_000;

/** Which version of the remote in the folder a visitor's page names. */
export async function servedVersion(calls: Calls, site: Site): Promise<string> {
  const { text } = await calls.get(site, PAGE);
  return new RegExp(`/remotes/${REMOTE}/([^/"]+)/`).exec(text)?.[1] ?? '';
}

/** The versions of remotes that the servers may serve. */
export interface Remotes {
  /** All files of them, also of those that are not in the folder. */
  place: string;
  folder: string;
  versions: readonly [string, string];
  origin: TestOrigin;
  /** Versions whose files are not what they were built, and since when. */
  changed: Map<string, number>;
  /** Changes what the server runs of a version. */
  change(version: string): void;
  restore(): void;
  /** Puts a version there that is to be deleted. */
  litter(): void;
  isLittered(): boolean;
  /** Says in a new database what has been released. */
  record(services: Services): Promise<void>;
  /** Files of the origin that a server keeps, and which nobody has signed. */
  unsigned(dataDir: string): string[];
  remove(): Promise<void>;
}

export async function createRemotes(): Promise<Remotes> {
  mkdirSync(cache, { recursive: true });
  const place = mkdtempSync(join(cache, 'faults-'));
  const dist = await copyOfBuild(REMOTE, join(place, REMOTE));
  const descriptor = await descriptorIn(dist);
  const versions = [descriptor.version, `${descriptor.version}-next`] as const;
  cpSync(join(dist, versions[0]), join(dist, versions[1]), { recursive: true });
  writeFileSync(join(dist, versions[1], 'remote.json'), JSON.stringify({ ...descriptor, version: versions[1] }));
  const folder = await remotesWith(place, { [REMOTE]: dist });
  const origin = await createTestOrigin();
  for (const version of DISTANT_VERSIONS) origin.put(version, { shared: {} });
  const signed = new Map(origin.files);
  const codeOf = (version: string) => join(dist, version, 'server/routes.js');
  const code = readFileSync(codeOf(versions[0]));
  const changed = new Map<string, number>();

  return {
    place,
    folder,
    versions,
    origin,
    changed,
    change(version) {
      appendFileSync(codeOf(version), '\nconsole.log(\'{"event":"unverified"}\');\n');
      changed.set(version, Date.now());
    },
    restore() {
      for (const version of changed.keys()) writeFileSync(codeOf(version), code);
      changed.clear();
    },
    litter: () => cpSync(join(dist, versions[0]), join(dist, UNWANTED), { recursive: true }),
    isLittered: () => existsSync(join(dist, UNWANTED)),
    async record(services) {
      const past = { ...services, clock: () => new Date(Date.now() - DAYS_MS) };
      await createReleases(past).change({ remote: REMOTE, action: 'reject', version: UNWANTED, note: 'slow' }, 'start');
      const { change } = createReleases(services);
      for (const remote of remoteNames) {
        const released = remote === REMOTE ? versions : [await versionIn(join(folder, remote, 'dist'))];
        for (const version of released) await change({ remote, action: 'release', version }, 'the operator');
      }
      const at = { remote: DISTANT, origin: origin.url, paths: ['/payroll/*'], budget: { js: 60_000 } };
      await createRemoteOrigins(services).add(at);
      const publicKey = publicKeyText(team.publicKey);
      await createRemoteAccess(services).allow(DISTANT, { publicKey, holder: 'Payroll team' });
      for (const version of DISTANT_VERSIONS)
        await change({ remote: DISTANT, action: 'hold', version }, 'Payroll team');
    },
    unsigned(dataDir) {
      const kept = join(dataDir, 'remotes', DISTANT);
      if (!existsSync(kept)) return [];
      const files = readdirSync(kept, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      const paths = files.map(({ parentPath, name }) => join(parentPath, name).slice(kept.length + 1));
      // Those with a dot are on their way: nothing reads them.
      return paths.filter(
        (path) => !path.startsWith('.') && readFileSync(join(kept, path), 'utf8') !== signed.get(path),
      );
    },
    async remove() {
      await origin.close();
      rmSync(place, { recursive: true, force: true });
    },
  };
}
