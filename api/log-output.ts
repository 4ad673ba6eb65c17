/** How much may wait for a reader that is slow or stuck; what comes on top is dropped and counted. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;

let dropped = 0;

/** Writes a log line to standard output, which never waits for whoever reads it. */
export function writeToStandardOutput(line: string): void {
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
