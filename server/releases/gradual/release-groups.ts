import { createHash, randomInt } from 'node:crypto';
import { isRobot } from '@site/api/program';
import { hostCookie, readHostCookie, RELEASE_GROUP_COOKIE, RELEASE_GROUP_S } from '@site/protocol';
import type { Assignment } from '../../remotes/assignment.ts';
import type { FoundRemote } from '../../remotes/found-remote.ts';

interface GroupOptions {
  /** As they are at the moment. */
  remotes: () => readonly Pick<FoundRemote, 'name' | 'gradual'>[];
  /** Whether the visitor's own connection is https. */
  isHttps: (request: Request) => boolean;
  /** The group of a visitor who has none yet. */
  newGroup?: () => number;
}

const GROUPS = 100;

/**
 * Returns a function that says what a visitor gets during a gradual release; undefined while there is none. A visitor
 * without a group is put into one at random and keeps it in a cookie, so that they get the same version on every page.
 * Robots keep no cookies: they get the live versions.
 */
export function createReleaseGroups({ remotes, isHttps, newGroup = () => randomInt(GROUPS) }: GroupOptions) {
  return (request: Request): Assignment | undefined => {
    const current = remotes().flatMap(({ name, gradual }) => (gradual ? [{ remote: name, ...gradual }] : []));
    if (current.length === 0) return undefined;
    if (isRobot(request)) return { versions: {}, cookies: [] };
    const secure = isHttps(request);
    const known = groupIn(readHostCookie(request, RELEASE_GROUP_COOKIE, secure));
    const group = known ?? newGroup();
    const theirs = current.filter(({ remote, share }) => (group + offsetOf(remote)) % GROUPS < share);
    return {
      versions: Object.fromEntries(theirs.map(({ remote, version }) => [remote, version])),
      cookies: known === undefined ? [groupCookie(group, secure)] : [],
    };
  };
}

const groupIn = (cookie = ''): number | undefined => (/^\d{1,2}$/.test(cookie) ? Number(cookie) : undefined);

const groupCookie = (group: number, secure: boolean) =>
  hostCookie(
    { name: RELEASE_GROUP_COOKIE, value: String(group), maxAgeSeconds: RELEASE_GROUP_S, sameSite: 'lax' },
    secure,
  );

/** Differs by remote, so that the first are not always the same visitors. */
const offsetOf = (remote: string): number => createHash('sha256').update(remote).digest().readUInt32BE() % GROUPS;
