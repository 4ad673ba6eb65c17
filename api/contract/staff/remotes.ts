import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { listQuery, listReply, optionFilter } from './list.ts';

/**
 * `current`: the newest build is served. `earlier`: the newest was refused, and the newest that fits is served.
 * `missing`: there is none to serve, and its pages answer 503.
 */
export const REMOTE_STATUSES = ['current', 'earlier', 'missing'] as const;

const bytes = v.nullable(v.number());

export const RunningRemoteSchema = v.object({
  name: v.string(),
  status: v.picklist(REMOTE_STATUSES),
  /** Of the served build, as everything up to `shared`; null without one. */
  version: v.nullable(v.string()),
  /** ISO 8601, UTC; null for a remote that is served from its sources, as the sizes are. */
  builtAt: v.nullable(v.string()),
  /** The federation manifest's, uncompressed as the other two. */
  entryBytes: bytes,
  /** All scripts'. */
  jsBytes: bytes,
  /** All style sheets'. */
  cssBytes: bytes,
  /** The shared packages it was built against: name -> version. */
  shared: v.record(v.string(), v.string()),
  /** The routes that it owns; those it may own, without a build. */
  routes: v.array(v.string()),
  /** The newest build, if it was refused. */
  refusedVersion: v.nullable(v.string()),
  /** Why that build was refused, or why there is none. */
  problem: v.nullable(v.string()),
});
export type RunningRemote = v.InferOutput<typeof RunningRemoteSchema>;

export const RunningShellSchema = v.object({
  version: v.string(),
  /** The shared packages it provides: name -> version. */
  shared: v.record(v.string(), v.string()),
  /** The version of Node.js. */
  node: v.string(),
  /** When the server started. ISO 8601, UTC. */
  startedAt: v.string(),
});
export type RunningShell = v.InferOutput<typeof RunningShellSchema>;

/** What the site is composed of at the moment. */
export interface Composition {
  shell: RunningShell;
  remotes: readonly RunningRemote[];
}

/** What remotes run in which version, in the registry's order. */
export const remotes = {
  method: 'GET',
  path: '/.netlify/functions/remotes',
  input: v.object({ ...listQuery, status: optionFilter(REMOTE_STATUSES) }),
  reply: v.object({ ...listReply(RunningRemoteSchema), shell: RunningShellSchema }),
} as const satisfies Endpoint;
