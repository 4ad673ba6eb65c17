import type { ColumnType, Generated } from 'kysely';

/**
 * 'hold' releases a version that no visitor gets yet; 'return' ends a gradual release, which the site does itself when
 * the version does worse than the live one.
 */
export type ReleaseAction =
  'release' | 'hold' | 'reject' | 'promote' | 'gradual' | 'rollback' | 'return' | 'pin' | 'unpin' | 'remove';

interface RemoteVersionsTable {
  remote: string;
  version: string;
  released_at: ColumnType<Date, Date, Date>;
  released_by: string;
  /** Why it was rejected; empty for a version that may be served. */
  reasons: string[];
  rejected_by: string | null;
  /** Whether all visitors have ever got it. */
  was_live: Generated<boolean>;
  /** When a change last led from it or to it. */
  changed_at: ColumnType<Date, Date, Date>;
}

interface RemotePointersTable {
  remote: string;
  live: string | null;
  last_good: string | null;
  is_pinned: Generated<boolean>;
  gradual_version: string | null;
  /** In percent. */
  gradual_share: number | null;
  /** 0 until something is live for the first time. */
  revision: Generated<number>;
}

interface ReleaseChangesTable {
  id: Generated<number>;
  at: ColumnType<Date, Date, never>;
  changed_by: string;
  remote: string;
  action: ReleaseAction;
  from_version: string | null;
  to_version: string | null;
  note: string;
}

/** One row for each minute in which a version was seen. */
interface RemoteHealthTable {
  remote: string;
  version: string;
  minute: ColumnType<Date, Date, never>;
  renders: number;
  failed_renders: number;
  visits: number;
  failed_visits: number;
  vitals: number;
  poor_vitals: number;
}

/** Remotes whose files are not in the site's own folder. */
interface RemoteOriginsTable {
  remote: string;
  /** URL of the folder with one folder for each version. */
  origin: string;
  paths: string[];
  /** In bytes. */
  js_budget: number;
  /** URL of the manifest of a remote that was built with other tools. */
  manifest: string | null;
  title: string | null;
  description: string | null;
}

interface FixedVersionsTable {
  remote: string;
  version: string;
  /** As JSON. */
  fixed: ColumnType<unknown, string, never>;
}

interface VersionCallsTable {
  remote: string;
  version: string;
  /** As JSON. */
  calls: ColumnType<unknown, string, never>;
}

export interface RemoteTables {
  remote_origins: RemoteOriginsTable;
  fixed_versions: FixedVersionsTable;
  remote_versions: RemoteVersionsTable;
  remote_pointers: RemotePointersTable;
  release_changes: ReleaseChangesTable;
  remote_health: RemoteHealthTable;
  version_calls: VersionCallsTable;
}
