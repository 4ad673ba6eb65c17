import { ReleaseRefused } from './release-refused.ts';
import { VERSION, type HistoryEntry, type RemotePointer, type Transition } from './release-state.ts';

/** What is known of the version that a transition names; undefined when it was neither released nor rejected. */
export type VersionState = 'released' | 'rejected' | undefined;

interface Outcome {
  /** Its revision is still that of before. */
  pointer: RemotePointer;
  entry: Pick<HistoryEntry, 'from' | 'to' | 'note'>;
}

/**
 * The state machine of a remote: what a transition makes of its pointer. The rules are in docs/contracts/registry.md.
 * @throws ReleaseRefused
 */
export function applyTransition(before: RemotePointer, transition: Transition, state: VersionState): Outcome {
  const { remote, action, note = '' } = transition;
  const { live, lastGood, gradual } = before;
  const refuse: (why: string) => never = (why) => {
    throw new ReleaseRefused(why);
  };
  const named = (): string => transition.version ?? refuse(`Say which version of ${remote} to ${action}.`);
  const fresh = (): string => {
    const version = unlessLive(named());
    return VERSION.test(version) ? version : refuse(`'${version}' cannot be a version: it names a folder.`);
  };

  /** The version that the transition names, which must be one that visitors may get. */
  function released(): string {
    const version = named();
    if (state === undefined) refuse(`${remote} ${version} was never released.`);
    if (state === 'rejected') refuse(`${remote} ${version} was rejected.`);
    return version;
  }

  /** Makes a version live, which ends a gradual release. */
  function point(version: string, changes: Partial<RemotePointer> = {}): Outcome {
    const returnTo = live ?? lastGood;
    const pointer = { ...before, live: version, lastGood: returnTo === version ? null : returnTo, gradual: null };
    return { pointer: { ...pointer, ...changes }, entry: { from: live, to: version, note } };
  }

  const unlessLive = (version: string) =>
    version === live ? refuse(`${remote} ${version} is live already.`) : version;

  const unlessShown = (version: string) =>
    version === gradual?.version
      ? refuse(`Some visitors get ${remote} ${version}: end its gradual release first.`)
      : version;

  if (before.isPinned && !ON_A_PINNED_REMOTE.includes(action))
    refuse(`${remote} is pinned to ${live}: unpin it first.`);

  switch (action) {
    case 'release': {
      const version = fresh();
      if (!before.isPinned) return point(version);
      const recorded = `not live, as ${remote} is pinned to ${live}`;
      return { pointer: before, entry: { from: live, to: version, note: note ? `${note}; ${recorded}` : recorded } };
    }
    case 'hold':
      return { pointer: before, entry: { from: live, to: unlessShown(fresh()), note } };
    case 'reject': {
      const version = unlessShown(fresh());
      const pointer = version === lastGood ? { ...before, lastGood: null } : before;
      return { pointer, entry: { from: live, to: version, note: note || refuse('Say why it is rejected.') } };
    }
    case 'promote':
      return point(unlessLive(released()));
    case 'gradual': {
      const version = unlessLive(released());
      const { share = 0 } = transition;
      if (live === null) refuse(`${remote} has no live version to compare ${version} with: promote it instead.`);
      if (!Number.isInteger(share) || share < 1 || share > 99) refuse('The share must be a whole number from 1 to 99.');
      const pointer = { ...before, gradual: { version, share } };
      return { pointer, entry: { from: live, to: version, note: note ? `${share}%: ${note}` : `${share}%` } };
    }
    case 'rollback':
      return point(lastGood ?? refuse(`${remote} has no version to return to: promote one by its name.`), {
        lastGood: null,
      });
    case 'return':
      if (!gradual) return refuse(`${remote} has no gradual release.`);
      return {
        pointer: { ...before, gradual: null },
        entry: { from: gradual.version, to: live, note },
      };
    case 'pin': {
      const version = transition.version === undefined && live !== null ? live : released();
      return version === live
        ? { pointer: { ...before, isPinned: true, gradual: null }, entry: { from: live, to: live, note } }
        : point(version, { isPinned: true });
    }
    case 'unpin':
      if (!before.isPinned) refuse(`${remote} is not pinned.`);
      return { pointer: { ...before, isPinned: false }, entry: { from: live, to: live, note } };
    case 'remove':
      if (live === null) refuse(`${remote} is not live.`);
      return {
        pointer: { ...before, live: null, lastGood: live, isPinned: false, gradual: null },
        entry: { from: live, to: null, note },
      };
  }
}

const ON_A_PINNED_REMOTE: readonly string[] = ['release', 'hold', 'reject', 'unpin', 'remove'];
