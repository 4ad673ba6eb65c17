import * as v from 'valibot';
import { CallContractsSchema } from '@site/protocol/compatibility.ts';

/** The replies to commands, as the command line reads them. Times are ISO 8601, UTC. */
const version = v.nullable(v.string());

const PointerSchema = v.object({
  remote: v.string(),
  live: version,
  lastGood: version,
  isPinned: v.boolean(),
  gradual: v.nullable(v.object({ version: v.string(), share: v.number() })),
  revision: v.number(),
});

export type Pointer = v.InferOutput<typeof PointerSchema>;

const ReleasedVersionSchema = v.object({
  version: v.string(),
  releasedAt: v.string(),
  releasedBy: v.string(),
  reasons: v.array(v.string()),
});

const ChangeSchema = v.object({
  at: v.string(),
  by: v.string(),
  remote: v.string(),
  action: v.string(),
  from: version,
  to: version,
  note: v.string(),
});
export type Change = v.InferOutput<typeof ChangeSchema>;

const KeySchema = v.object({ keyId: v.string(), holder: v.string(), allowedAt: v.string() });

/** `GET /remotes` */
export const RemotesSchema = v.object({
  remotes: v.array(
    v.object({
      name: v.string(),
      /** What this server serves now. */
      running: version,
      /** Null for a remote that was never released. */
      pointer: v.nullable(PointerSchema),
      /** The change that made the live version live, if it is among the latest. */
      since: v.nullable(ChangeSchema),
    }),
  ),
});

/** `GET /remotes/-/calls` */
export const CalledVersionsSchema = v.object({
  versions: v.array(
    v.object({
      remote: v.string(),
      version: v.string(),
      as: v.picklist(['live', 'pinned', 'gradual', 'last good']),
      /** By the endpoint's name; null where the version has no record. */
      calls: v.nullable(CallContractsSchema),
    }),
  ),
});

/** `GET /remotes/<name>` */
export const RemoteSchema = v.object({
  running: version,
  pointer: v.nullable(PointerSchema),
  versions: v.array(ReleasedVersionSchema),
  /** The newest first. */
  history: v.array(ChangeSchema),
  keys: v.array(KeySchema),
});
export type Remote = v.InferOutput<typeof RemoteSchema>;

/** A command that changed the pointer. */
export const ChangedSchema = v.object({ pointer: PointerSchema });

/** 'release', 'hold' and 'take' */
export const OutcomeSchema = v.object({
  version: v.string(),
  checks: v.array(v.object({ checked: v.string(), problems: v.array(v.string()) })),
  reasons: v.array(v.string()),
  pointer: v.optional(PointerSchema),
});

/** 'allow' */
export const AllowedSchema = v.object({ remote: v.string(), ...KeySchema.entries });

/** 'add' */
export const AddedSchema = v.object({ remote: v.string(), origin: v.string() });

/** Every refusal. */
export const RefusedSchema = v.object({ error: v.string() });
