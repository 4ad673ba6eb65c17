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

/** How much may wait for a reader that is slow or stuck; what comes on top is dropped and counted. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;

let dropped = 0;

/** Writes a log line to standard output, which never waits for whoever reads it. */
function writeToStandardOutput(line: string): void {
  if (process.stdout.writableLength + line.length > MAX_WAITING_BYTES) dropped += 1;
  else process.stdout.write(reportDropped() + line);
}

/** How long the process waits, at its end, for a reader that is stuck. */
const MAX_WAIT_MS = 1_000;

/** Resolves when everything written so far has been taken: a process that exits sooner loses it. */
export async function standardOutputTaken(): Promise<void> {
  const { promise: taken, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, MAX_WAIT_MS);
  process.stdout.write(reportDropped(), () => resolve());
  await taken;
  clearTimeout(timer);
}

function reportDropped(): string {
  if (dropped === 0) return '';
  const lines = dropped;
  dropped = 0;
  return `${JSON.stringify({ time: new Date().toISOString(), level: 'warn', event: 'log.dropped', lines })}\n`;
}
