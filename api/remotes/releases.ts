/**
 * What the database knows of remotes: which versions were released, which one is live, and who changed that. The files
 * of a version are elsewhere, in a folder or at an origin.
 */

/** A version is the name of one folder: no dot at the start, no slash. */
export const VERSION = /^\w[\w.-]*$/;

/** Which version of a remote visitors get. */
export interface RemotePointer {
  remote: string;
  /** Null once the remote has been removed. */
  live: string | null;
  /** The version that was live before, which a rollback returns to; null after a rollback, or if it was rejected. */
  lastGood: string | null;
  /** Nothing but `unpin` and `remove` changes a pinned remote. */
  isPinned: boolean;
  /** A version that a share of visitors gets instead of the live one. */
  gradual: { version: string; /** In percent, 1 to 99. */ share: number } | null;
  /** Counts the changes: a command that was decided on an earlier revision is refused. */
  revision: number;
}

export interface ReleasedVersion {
  remote: string;
  version: string;
  releasedAt: Date;
  releasedBy: string;
  /** Whether all visitors have ever got it. */
  wasLive: boolean;
  /** When a command last changed what visitors get of it: made it live, replaced it, showed it to some, and so on. */
  changedAt: Date;
  /** Why it was rejected; empty for a version that may be served. */
  reasons: readonly string[];
  /** What rejected it, if that would again; missing where the reasons lie elsewhere. */
  rejectedBy?: string;
}

/**
 * 'hold' releases a version that no visitor gets yet; 'return' ends a gradual release, which the site does itself when
 * the version does worse than the live one.
 */
export type ReleaseAction =
  'release' | 'hold' | 'reject' | 'promote' | 'gradual' | 'rollback' | 'return' | 'pin' | 'unpin' | 'remove';

export interface ReleaseChange {
  at: Date;
  /** The operator, a team's key, 'start' or 'health'. */
  by: string;
  remote: string;
  action: ReleaseAction;
  from: string | null;
  to: string | null;
  note: string;
}

export interface ReleaseCommand {
  remote: string;
  action: ReleaseAction;
  /** Which one to release, hold, promote, show to some or pin. */
  version?: string | undefined;
  /** For 'gradual', in percent. */
  share?: number | undefined;
  /** Why: for the history. For 'reject', the reasons, one a line. */
  note?: string | undefined;
  /** The revision of the pointer that the command was decided on; default: whichever there is. */
  revision?: number | undefined;
  /** For 'reject': what need not try the version again. */
  rejectedBy?: string | undefined;
}

/** The releases of all remotes, in the database: every server on it agrees. */
export interface Releases {
  /** Of all remotes that have ever been live. */
  pointers(): Promise<readonly RemotePointer[]>;
  /** The newest first; of all remotes unless one is named. */
  versions(remote?: string): Promise<readonly ReleasedVersion[]>;
  /** The newest first, at most `limit`. */
  history(options?: { remote?: string; limit?: number }): Promise<readonly ReleaseChange[]>;
  /**
   * Does what is commanded and writes it into the history, in one transaction.
   * @throws ReleaseRefused when it does not apply: unknown or rejected version, pinned remote, no version to return to,
   * or another command came first
   */
  change(command: ReleaseCommand, by: string): Promise<RemotePointer>;
}
