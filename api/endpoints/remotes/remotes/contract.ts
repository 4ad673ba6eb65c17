import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { AS_FILE, type Operation } from '../../../contract/operation.ts';
import { listQuery, listReply, optionFilter } from '../../../contract/staff-list.ts';

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
  /** The module's with the routes, uncompressed as the other two. */
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
  /** What a rollback returns to. */
  lastGood: v.nullable(v.string()),
  /** Nothing is released until somebody unpins it. */
  isPinned: v.boolean(),
  /** The version that a share of visitors gets, and how large it is, in percent. */
  gradualVersion: v.nullable(v.string()),
  gradualShare: v.nullable(v.number()),
  /** When that share was set. ISO 8601, UTC. */
  gradualSince: v.nullable(v.string()),
});
export type RunningRemote = v.InferOutput<typeof RunningRemoteSchema>;

/** What visitors get of a version; `released`: nothing now; `held`: it was never live. */
const VERSION_STATES = ['live', 'gradual', 'last-good', 'released', 'held', 'rejected'] as const;

const RemoteVersionSchema = v.object({
  remote: v.string(),
  version: v.string(),
  state: v.picklist(VERSION_STATES),
  /** ISO 8601, UTC. */
  releasedAt: v.string(),
  /** The operator, who holds a team's key, or 'start' for one that a server found when it started. */
  releasedBy: v.string(),
  /** Why it was rejected; otherwise empty. */
  reasons: v.array(v.string()),
});
export type RemoteVersion = v.InferOutput<typeof RemoteVersionSchema>;

const RemoteChangeSchema = v.object({
  /** ISO 8601, UTC. */
  at: v.string(),
  /** As `releasedBy`, or 'health' for the site itself. */
  by: v.string(),
  remote: v.string(),
  /** 'release', 'rollback' and so on. */
  action: v.string(),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  /** Why. */
  note: v.string(),
});
export type RemoteChange = v.InferOutput<typeof RemoteChangeSchema>;

const TallySchema = v.object({ total: v.number(), bad: v.number() });
/** How often something was seen, and how often it was bad. */
export type Tally = v.InferOutput<typeof TallySchema>;

const VersionFiguresSchema = v.object({
  remote: v.string(),
  version: v.string(),
  state: v.picklist(['live', 'gradual', 'last-good']),
  /** From when on was counted: to the minute. ISO 8601, UTC. */
  since: v.string(),
  /** Pages that the server rendered; bad if the answer was 5xx. */
  renders: TallySchema,
  /** Documents in which a browser showed pages of the remote; bad if the code did not load, or a page threw. */
  visits: TallySchema,
  /** Those visits that were measured; bad if LCP was over 2.5 s, CLS over 0.1, or INP over 200 ms. */
  vitals: TallySchema,
});
export type VersionFigures = v.InferOutput<typeof VersionFiguresSchema>;

const RunningShellSchema = v.object({
  version: v.string(),
  /** The shared packages it provides: name -> version. */
  shared: v.record(v.string(), v.string()),
  /** The version of Node.js. */
  node: v.string(),
  /** When the server started. ISO 8601, UTC. */
  startedAt: v.string(),
});
export type RunningShell = v.InferOutput<typeof RunningShellSchema>;

const BundledPackageSchema = v.object({
  name: v.string(),
  version: v.string(),
  /** The versions with it that visitors get: 'shell 0.1.0', 'job-board 0.1.0-90ac55e17d02'. */
  in: v.array(v.string()),
});
/** A package from the npm registry that builds contain. */
export type BundledPackage = v.InferOutput<typeof BundledPackageSchema>;

const CallsSchema = v.object({
  /** By name. */
  endpoints: v.array(
    v.object({
      /** 'get-jobs' */
      endpoint: v.string(),
      /** The versions that call it, of those that visitors get. */
      by: v.array(v.string()),
      /** What to call instead, where it is deprecated. */
      deprecated: v.nullable(v.string()),
      /** Its deprecated fields, with the versions that still count on them. */
      fields: v.array(v.object({ name: v.string(), by: v.array(v.string()) })),
    }),
  ),
  /** The versions that did not record what they call: earlier builds, and those of other tools. */
  unrecorded: v.array(v.string()),
});
export type RemoteCalls = v.InferOutput<typeof CallsSchema>;

const DeprecatedNameSchema = v.object({
  /** 'Button' */
  component: v.string(),
  prop: v.string(),
  /** The version of the design system that deprecated it: '1.7.0'. */
  since: v.string(),
  /** Where it is used, from the remote's folder on: 'src/pages/jobs/page.tsx:12'. */
  at: v.array(v.string()),
});
export const DeprecatedNamesSchema = v.array(DeprecatedNameSchema);
/** A prop of a component that the design system has deprecated, and where a build uses it. */
export type DeprecatedName = v.InferOutput<typeof DeprecatedNameSchema>;

const VersionNamesSchema = v.object({
  remote: v.string(),
  version: v.string(),
  /** Visitors get it, or may get it back. */
  as: v.picklist(['live', 'pinned', 'gradual', 'last good']),
  /** What it uses of the names that were deprecated when it was built; null where the build did not record it. */
  names: v.nullable(DeprecatedNamesSchema),
});
export type VersionNames = v.InferOutput<typeof VersionNamesSchema>;

/** What the site tells everybody at `LIVE_NAMES`: all names that were deprecated then, and how often each is used. */
export const LiveNamesSchema = v.object({
  versions: v.array(
    v.object({
      ...VersionNamesSchema.entries,
      names: v.nullable(v.array(v.object({ component: v.string(), prop: v.string(), uses: v.number() }))),
    }),
  ),
});
export type LiveNames = v.InferOutput<typeof LiveNamesSchema>;
export const LIVE_NAMES = '/remotes/-/deprecated-names';

/** What the site is composed of at the moment. */
export interface Composition {
  shell: RunningShell;
  remotes: readonly RunningRemote[];
  /** The newest first. */
  versions: RemoteVersion[];
  /** The newest first. */
  changes: RemoteChange[];
  /** By name. */
  packages: BundledPackage[];
  /** What remotes call of the API. */
  calls: RemoteCalls;
  /** Which deprecated names of the design system they use. */
  deprecatedNames: VersionNames[];
}

/** What remotes run in which version, the versions that were released lately, and who changed what. */
export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/remotes',
  input: v.object({ ...listQuery, status: optionFilter(REMOTE_STATUSES) }),
  reply: v.object({
    ...listReply(RunningRemoteSchema),
    shell: RunningShellSchema,
    /**
     * How the versions do that visitors of the listed remotes get or got before: in the last 24 hours, and in a gradual
     * release since its share was set.
     */
    figures: v.array(VersionFiguresSchema),
    versions: v.array(RemoteVersionSchema),
    changes: v.array(RemoteChangeSchema),
    packages: v.array(BundledPackageSchema),
    calls: CallsSchema,
    deprecatedNames: v.array(VersionNamesSchema),
  }),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'What remotes the site is composed of, and in which versions',
  tag: 'Staff',
  description:
    `${AS_FILE} \`problem\` says why a build was refused. Sizes are uncompressed bytes. \`figures\` says how often ` +
    'the versions failed that visitors of the listed remotes get: in the last 24 hours, and in a gradual release ' +
    'since its share was set. `packages` are those of npm in the bundles of the versions that visitors get, and ' +
    '`calls` the endpoints that these versions call. `deprecatedNames` are the deprecated props of the design system, ' +
    'and where versions use them that visitors get, or may get back.',
  sessions: ['staff'],
  refusals: { 401: 'No staff session', 404: 'The API runs without the server that composes the site' },
};
