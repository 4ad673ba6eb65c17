import type { ColumnType } from 'kysely';

type Timestamp = ColumnType<Date, Date, Date>;
/** A count that Postgres' client gives as text. */
type Count = ColumnType<string | number, number, number>;

/** Who works at the desk. Whoever is removed has no row: the audit log keeps the name. */
interface StaffMembersTable {
  id: string;
  name: string;
  email: string;
  /** Of `email`. */
  mailbox: string;
  /** `StaffRole`s, divided by commas. */
  roles: string;
  /** Slow hash, as hex; null for whoever signs in with passkeys alone. */
  password_hash: ColumnType<string | null, string | null | undefined, string | null>;
  /** What the key of the authenticator app is derived from. */
  authenticator_key: ColumnType<string | null, string | null | undefined, string | null>;
  /** The newest 30 seconds whose code was used: no code counts twice. */
  authenticator_step: ColumnType<string | number | null, null | undefined, number | null>;
  created_at: Timestamp;
  /** When the invitation was accepted. */
  joined_at: ColumnType<Date | null, Date | null | undefined, Date>;
}

/** The link by which a member sets a passkey or a password, deleted once it is used. */
interface StaffInvitationsTable {
  member_id: string;
  /** SHA-256 of the link's token, as hex. */
  token_hash: string;
  ends_at: Timestamp;
}

interface StaffPasskeysTable {
  /** The credential's, in base64url. */
  id: string;
  member_id: string;
  /** COSE, in base64url. */
  public_key: string;
  /** What the authenticator counted last; 0 where it counts nothing. */
  counter: Count;
  /** Divided by commas. */
  transports: string;
  name: string;
  created_at: Timestamp;
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date>;
}

interface StaffRecoveryCodesTable {
  member_id: string;
  /** Keyed hash, as hex. A code that was used has no row. */
  code_hash: string;
}

interface AnsweredChallengesTable {
  challenge: string;
  ends_at: Timestamp;
}

interface StaffRequestsTable {
  /** 'clear-jobs'. */
  action: string;
  /** '' where the action has none. */
  subject: string;
  member_id: string;
  ends_at: Timestamp;
}

export interface AccountTables {
  staff_members: StaffMembersTable;
  staff_invitations: StaffInvitationsTable;
  staff_passkeys: StaffPasskeysTable;
  staff_recovery_codes: StaffRecoveryCodesTable;
  answered_challenges: AnsweredChallengesTable;
  staff_requests: StaffRequestsTable;
}
