import type { RemotePointer } from '../history/release-state.ts';

/** A version that visitors get, or may get again by one command. */
export interface KeptVersion {
  remote: string;
  version: string;
  /** Why the API has to answer it. */
  as: 'live' | 'pinned' | 'gradual' | 'last good';
}

/** The versions that an API must not break. */
export const keptVersions = (pointers: readonly RemotePointer[]): KeptVersion[] =>
  pointers.flatMap(({ remote, live, isPinned, gradual, lastGood }) => {
    const kept = [
      { version: live, as: isPinned ? 'pinned' : 'live' },
      { version: gradual?.version ?? null, as: 'gradual' },
      { version: lastGood, as: 'last good' },
    ] as const;
    return kept.flatMap(({ version, as }) => (version === null ? [] : { remote, version, as }));
  });
