import { createHash } from 'node:crypto';
import { browserModules } from '@site/remote-kit/descriptor.ts';
import { importMapText, integrityOf } from '../src/remotes/import-map.ts';
import type { FoundRemote } from './remotes/registry.ts';
import type { RemoteBuild } from './remotes/remote-build.ts';
import { speculationRules } from './speculation-rules.ts';

/** What a page's policy allows for the remotes that the page may show, besides what this origin sends. */
export interface RemoteSources {
  /** Inline scripts, by their hashes: the page's import map and speculation rules, each remote's map of modules. */
  scripts: readonly string[];
  /** The origins of remotes that are elsewhere. */
  origins: readonly string[];
}

/** As a policy names an inline script. */
const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const hashOfRules = hashOf(speculationRules);

export function remoteSourcesOf(remotes: readonly FoundRemote[], importMap: string): RemoteSources {
  const builds = remotes.flatMap(({ build }) => build ?? []);
  const elsewhere = builds.filter(({ base }) => URL.canParse(base)).map(({ base }) => new URL(base).origin);
  return { scripts: [hashOf(importMap), hashOfRules, ...builds.map(hashOfMap)], origins: [...new Set(elsewhere)] };
}

/** The hashes of a version's modules, by their URLs. */
export const integrityOfModules = ({ base, files }: RemoteBuild) => integrityOf(base, browserModules(files));

const known = new WeakMap<RemoteBuild, string>();

function hashOfMap(build: RemoteBuild): string {
  const hash = known.get(build) ?? hashOf(importMapText({ integrity: integrityOfModules(build) }));
  known.set(build, hash);
  return hash;
}
