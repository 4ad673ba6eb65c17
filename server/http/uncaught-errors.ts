import { errorFields, type Log } from '@site/api/program';

/** A frame in a remote's server bundle, whose folder names the remote and its version. */
const REMOTE_FRAME = /\/remotes\/([\w-]+)\/dist\/([^/]+)\/server\//;

/**
 * Logs exceptions and rejections that nothing caught. `stop` is called after an exception, whose consequences are
 * unknown. It is not called when the exception is a remote's, which must not stop the others; nor after a rejection,
 * which fails only what was waiting for it.
 */
export function onUncaughtErrors(log: Log, stop: () => void): void {
  process.on('uncaughtException', (error, origin) => {
    const remote = remoteOf(error);
    const event = origin === 'unhandledRejection' ? 'process.unhandled-rejection' : 'process.uncaught-exception';
    log.error(event, { ...remote, ...errorFields(error) });
    if (!remote && origin === 'uncaughtException') stop();
  });
}

/** The remote that the stack leads to, if any. */
function remoteOf(error: unknown): { remote: string; version: string } | undefined {
  const [, remote, version] = REMOTE_FRAME.exec((error instanceof Error && error.stack) || '') ?? [];
  return remote && version ? { remote, version } : undefined;
}
