/**
 * Connection lost, out of disk, memory or connections, shut down or starting up, input/output error; and writes to a
 * database that is read-only, as a standby is.
 */
const SQLSTATES = /^(08...|53...|57P..|58...|25006)$/;
/** The network or the file system, as Node names them: ECONNREFUSED. */
const SYSTEM_ERROR = /^E[A-Z]{3,}$/;

/** What a failed query says about the database: its SQLSTATE, or the system's error. */
export function errorCode(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

/** Whether the same request may succeed later, without any change to it or to the code. */
export function isOutage(error: unknown): boolean {
  const code = errorCode(error) ?? '';
  return SQLSTATES.test(code) || SYSTEM_ERROR.test(code);
}
