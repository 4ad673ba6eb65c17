import * as v from 'valibot';
import { OPERATOR } from '../keys/remote-access.ts';

/** A remote's name, which is that of its folder. */
export const NAME = /^[a-z][a-z0-9-]{0,63}$/;

/** No slash and no dot at the start: it names a folder. */
const version = v.pipe(v.string(), v.regex(/^\w[\w.-]{0,99}$/));

const common = {
  /** Why: for the history, which is shown in terminals too. */
  note: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(500), v.regex(/^(\P{Cc}|\n)*$/u, 'A note has no control characters')),
  ),
  /** The revision of the remote's pointer that the command was decided on. */
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
};

/** The holder of a key, as the history names them: not by a name that the site uses for itself. */
const holder = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[\p{L}\p{N}][\p{L}\p{N} .'’-]{0,59}$/u),
  v.notValues([OPERATOR, 'start', 'health']),
);

/** '/x/*' is /x and everything below it. */
const path = v.pipe(
  v.string(),
  v.maxLength(100),
  v.regex(/^(\/|(\/[\w-]+)+(\/\*)?)$/, 'A path is like /payroll or /payroll/*'),
);

const paths = v.pipe(v.array(path), v.minLength(1), v.maxLength(20));
const budget = v.strictObject({ js: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000)) });

/** A page's title or description, which its head has, too. */
const words = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(200),
  v.regex(/^\P{Cc}*$/u, 'No control characters'),
);

/** What a manifest lists now is released as a version. */
const released = {
  manifest: v.pipe(v.string(), v.maxLength(500)),
  paths: v.optional(paths),
  budget: v.optional(budget),
  title: v.optional(words),
  description: v.optional(words),
  ...common,
};

/** What `POST /remotes/<name>` may ask for. */
export const CommandSchema = v.variant('action', [
  v.strictObject({ action: v.literal('release'), version, ...common }),
  v.strictObject({ action: v.literal('hold'), version, ...common }),
  v.strictObject({ action: v.literal('take'), isHeld: v.boolean(), ...released }),
  v.strictObject({ action: v.literal('promote'), version, ...common }),
  v.strictObject({ action: v.literal('reject'), version, ...common }),
  v.strictObject({ action: v.literal('gradual'), version, share: v.pipe(v.number(), v.integer()), ...common }),
  v.strictObject({ action: v.literal('pin'), version: v.optional(version), ...common }),
  v.strictObject({ action: v.picklist(['rollback', 'return', 'unpin', 'remove']), ...common }),
  v.strictObject({
    action: v.literal('add'),
    origin: v.pipe(v.string(), v.maxLength(500)),
    paths,
    budget,
  }),
  v.strictObject({ action: v.literal('allow'), publicKey: v.pipe(v.string(), v.maxLength(500)), holder }),
  v.strictObject({ action: v.literal('revoke'), keyId: v.pipe(v.string(), v.regex(/^[\w-]{16}$/)) }),
]);
export type Command = v.InferOutput<typeof CommandSchema>;

/** Releases what a manifest names, or holds it back. */
export type TakeCommand = Extract<Command, { action: 'take' }>;

/** A command that only changes which version visitors get. */
export type PointerCommand = Exclude<Command, { action: 'release' | 'hold' | 'take' | 'add' | 'allow' | 'revoke' }>;
