/** How the code of a remote, a page, or the API failed. */
export const FAILURE_KINDS = [
  /** A file was answered with an error status. */
  'file-status',
  /** A file's content does not have the hash that its version names. */
  'file-changed',
  /** No answer came for a file. */
  'file-unreachable',
  /** The code did not load, and nothing says why. */
  'not-loaded',
  /** The code threw while it was loaded. */
  'threw-on-load',
  /** The version has no page at the address. */
  'no-page',
  /** There is no version to serve. */
  'no-build',
  /** The code did not arrive, or a page was not made, in time. */
  'too-slow',
  /** The page's code never gave its thread back. */
  'stuck',
  'out-of-memory',
  /** The thread of the page's code ended. */
  'ended',
  /** The page threw. */
  'threw',
  /** The page answered with an error status, as something that it needs failed. */
  'answered',
  /** The server itself failed. */
  'server',
  /** The API threw while it answered a browser. */
  'call-threw',
] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** The errors that a language or a browser names itself: other names are a remote's own, and may say anything. */
export const ERROR_NAMES = [
  'Error',
  'AggregateError',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'AbortError',
  'DataCloneError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
] as const;
export type ErrorName = (typeof ERROR_NAMES)[number];

/** The name of an error, or of the kind of errors that it is one of. */
export const errorNameOf = (error: unknown): ErrorName =>
  ERROR_NAMES.find((name) => name === (error as Partial<Error> | undefined)?.name) ?? 'Error';

/** What is known of a failure besides where it was. Never a text that somebody wrote: it may name a person. */
export interface FailureFacts {
  kind: FailureKind;
  /** In the folder of the version: 'assets/page-Bx3k9Q2a.js'. */
  file?: string | undefined;
  line?: number | undefined;
  /** Of HTTP. */
  status?: number | undefined;
  error?: ErrorName | undefined;
  /** How long it might have taken. */
  milliseconds?: number | undefined;
}
