import { writeToStandardOutput } from './log-output.ts';

type Level = 'info' | 'warn' | 'error';
/** Facts about an event. Never personal data: logs are kept and copied more freely than the database. */
export type LogFields = Readonly<Record<string, unknown>>;

/** Structured events, named 'area.what-happened'. */
export type Log = Readonly<Record<Level, (event: string, fields?: LogFields) => void>>;

/** One JSON object a line, on standard output unless told otherwise. */
export function createLog(write: (line: string) => void = writeToStandardOutput): Log {
  const at =
    (level: Level) =>
    (event: string, fields: LogFields = {}) =>
      write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

/** What a log line says about an error. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    message: error.message,
    stack: error.stack,
    ...(error.cause !== undefined && { cause: String(error.cause) }),
  };
}
