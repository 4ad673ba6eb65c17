import { join } from 'node:path';
import { asStaffAction, COMMAND_LINE, type Services } from '@site/api';
import { createFixedVersions, type FixedVersions } from './fixed-versions.ts';

/** A remote whose files are at an origin. */
export interface RemoteAtOrigin {
  remote: string;
  /** URL of the folder with one folder for each version, without a trailing slash. */
  origin: string;
  /** The paths it may own; '/x/*' is /x and everything below it. */
  paths: readonly string[];
  /** The most bytes of JavaScript of its own, compressed with Brotli, that a route may need. */
  budget: { js: number };
  /** Of one that was built with other tools; missing where its team signs its versions. */
  manifest?: ManifestSource | undefined;
}

/** Where a remote lists its files, and how the operator titles its pages. */
interface ManifestSource {
  url: string;
  /** Default: the manifest's own. */
  title?: string | undefined;
  description?: string | undefined;
}

/** The remotes whose files are at origins. */
export interface RemoteOrigins {
  list(): Promise<RemoteAtOrigin[]>;
  /** Adding one again replaces what was said of it. */
  add(remote: RemoteAtOrigin): Promise<void>;
  /** Where this server keeps what it has fetched: a folder for each remote, with one for each version. */
  folder: string;
  /** What versions of remotes with manifests were when they were released. */
  versions: FixedVersions;
}

export function createRemoteOrigins(services: Services): RemoteOrigins {
  const { db, config } = services;
  return {
    async list() {
      const rows = await db.selectFrom('remote_origins').selectAll().orderBy('remote').execute();
      return rows.map(({ js_budget: js, manifest: url, title, description, ...row }) => ({
        ...row,
        budget: { js },
        ...(url !== null && {
          manifest: { url, ...(title !== null && { title }), ...(description !== null && { description }) },
        }),
      }));
    },
    async add({ remote, origin, paths, budget, manifest }) {
      const { url = null, title = null, description = null } = manifest ?? {};
      const said = { origin, paths: [...paths], js_budget: budget.js, manifest: url, title, description };
      const action = { action: 'add-remote-origin', subject: `${remote} ${url ?? origin}` };
      await asStaffAction(services, { ...action, actor: COMMAND_LINE, rowsOf: () => 1 }, () =>
        db
          .insertInto('remote_origins')
          .values({ remote, ...said })
          .onConflict((conflict) => conflict.column('remote').doUpdateSet(said))
          .execute(),
      );
    },
    folder: join(config.dataDir, 'remotes'),
    versions: createFixedVersions(services),
  };
}
