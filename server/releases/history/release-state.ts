import type { ReleaseAction } from '@site/api';

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
  /** Counts the changes: a transition that was decided on an earlier revision is refused. */
  revision: number;
}

export interface ReleasedVersion {
  remote: string;
  version: string;
  releasedAt: Date;
  releasedBy: string;
  /** Whether it was ever live. */
  wasLive: boolean;
  /** When what visitors get of it last changed: it went live, was replaced, was shown to some, and so on. */
  changedAt: Date;
  /** Why it was rejected; empty for a version that may be served. */
  reasons: readonly string[];
  /** What rejected it, and would do so again; missing where the reasons lie elsewhere. */
  rejectedBy?: string;
}

/** A step that changes what is released of one remote. */
export interface Transition {
  remote: string;
  action: ReleaseAction;
  /** Which one to release, hold, reject, promote, show to some or pin. */
  version?: string | undefined;
  /** For 'gradual', in percent. */
  share?: number | undefined;
  /** Why, for the history. For 'reject', the reasons, one a line. */
  note?: string | undefined;
  /** The revision of the pointer that it was decided on; default: the current one. */
  revision?: number | undefined;
  /** For 'reject': what need not try the version again. */
  rejectedBy?: string | undefined;
}

/** What the history says of a transition. */
export interface HistoryEntry {
  at: Date;
  /** The operator, a team's key, 'start' or 'health'. */
  by: string;
  remote: string;
  action: ReleaseAction;
  from: string | null;
  to: string | null;
  note: string;
}
