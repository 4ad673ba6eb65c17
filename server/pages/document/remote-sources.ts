import { createHash } from 'node:crypto';
import { browserModules } from '@site/remote-kit/descriptor.ts';
import { importMapText, integrityOf } from '../../../shell/src/remotes/import-map.ts';
import type { FoundRemote } from '../../remotes/found-remote.ts';
import type { RemoteBuild } from '../../remotes/remote-build.ts';
import { AFTER_PAINT } from './after-paint.ts';
import { BEFORE_HYDRATION } from './before-hydration.ts';
import { BEFORE_PAINT } from './before-paint.ts';
import { speculationRules } from './speculation-rules.ts';

/** What a page's policy allows for the remotes that the page may show, besides what this origin sends. */
export interface RemoteSources {
  /** Inline scripts, by their hashes: four on every page, the maps of its own modules, and of each other remote's. */
  scripts: readonly string[];
  /** The origins of remotes that are elsewhere. */
  origins: readonly string[];
}

/** As a policy names an inline script or style, in which browsers read each end of a line as one character. */
export function hashOf(content: string): string {
  const read = content.replaceAll(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
}

const ON_EVERY_PAGE = [BEFORE_PAINT, BEFORE_HYDRATION, AFTER_PAINT, speculationRules].map(hashOf);

/**
 * @param maps of the page's own modules
 * @param own the build that the page is from
 */
export function remoteSourcesOf(
  remotes: readonly FoundRemote[],
  maps: readonly string[],
  own?: RemoteBuild,
): RemoteSources {
  const builds = remotes.flatMap(({ build }) => build ?? []);
  const elsewhere = builds.filter(isElsewhere).map(({ base }) => new URL(base).origin);
  const others = builds.filter((build) => build !== own).map(hashOfMap);
  const scripts = new Set([...maps.map(hashOf), ...ON_EVERY_PAGE, ...others]);
  return { scripts: [...scripts], origins: [...new Set(elsewhere)] };
}

/** Whether its files are on another origin than the site. */
export const isElsewhere = ({ base }: RemoteBuild): boolean => URL.canParse(base);

/** The hashes of a version's modules, by their URLs. */
export const integrityOfModules = ({ base, files }: RemoteBuild) => integrityOf(base, browserModules(files));

const known = new WeakMap<RemoteBuild, string>();

function hashOfMap(build: RemoteBuild): string {
  const hash = known.get(build) ?? hashOf(importMapText({ integrity: integrityOfModules(build) }));
  known.set(build, hash);
  return hash;
}
