import type { AccessLogEntry, AccessScope } from '@site/contract';
import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date, Date>;

/** One row: the key of this installation's keyed hashes, as hex. */
interface InstallationSecretTable {
  id: number;
  value: string;
}

interface RateLimitsTable {
  /** '<limit>:<keyed hash of the subject>'. */
  key: string;
  attempts: number;
  ends_at: Timestamp;
  /** How many windows in a row were used up before this one. */
  used_up: number;
}

interface SessionsTable {
  id: string;
  /** SHA-256 of the cookie's token, as hex. */
  token_hash: string;
  scope: AccessScope;
  /** Of the password at login. */
  password_fingerprint: string;
  /** Whose own password opened it; null for the shared one. */
  grant_id: string | null;
  /** Whose staff account opened it; null for a password. */
  member_id: string | null;
  /** Of an account's session: 'Firefox on Windows'. */
  device: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
}

export type AccessEventName = AccessLogEntry['event'];

interface AccessLogTable {
  id: Generated<number>;
  at: Timestamp;
  event: AccessEventName;
  scope: AccessScope;
  session_id: string | null;
  grant_id: string | null;
  /** What was read: 'proposal:updated'. */
  subject: string | null;
  address_hash: string;
  /** Kept past its retention period, for an investigation or proceedings. */
  is_held: Generated<boolean>;
}

/** One person's own link and password for a proposal. */
interface AccessGrantsTable {
  /** The code in the link. */
  id: string;
  scope: AccessScope;
  person: string;
  /** Slow hash, as hex, salted with a key of this installation and the id. */
  password_hash: string;
  created_at: Timestamp;
  ends_at: Timestamp;
  revoked_at: Timestamp | null;
}

interface StaffActionsTable {
  id: Generated<number>;
  at: Timestamp;
  /** The id of a staff session, or 'command line'. */
  actor: string;
  /** The name of the account that acted; null for the shared password and the command line. */
  person: string | null;
  /** An endpoint or a command: 'clear-jobs'. */
  action: string;
  /** What was acted on: 'APP-7K2M9Q'. Never a person's name or address. */
  subject: string | null;
  outcome: 'done' | 'refused' | 'failed';
  /** How many rows it changed, where that is known. */
  row_count: number | null;
  /** Of all of the above and of the hash before it: `checkAuditLog`. */
  hash: Generated<string>;
}

/** One row, which the database keeps: where the audit log begins and ends. */
interface StaffActionsHeadTable {
  id: number;
  /** The last entry that was deleted for its age, and its hash; '' where none was. */
  first_after: number;
  first_after_hash: string;
  last_id: number;
  last_hash: string;
}

/** Who may command a remote besides the operator. */
interface RemoteKeysTable {
  remote: string;
  /** The beginning of the public key's hash. */
  key_id: string;
  /** One line of base64. */
  public_key: string;
  holder: string;
  allowed_at: Timestamp;
}

export interface AccessTables {
  installation_secret: InstallationSecretTable;
  rate_limits: RateLimitsTable;
  sessions: SessionsTable;
  access_log: AccessLogTable;
  access_grants: AccessGrantsTable;
  staff_actions: StaffActionsTable;
  staff_actions_head: StaffActionsHeadTable;
  remote_keys: RemoteKeysTable;
}
