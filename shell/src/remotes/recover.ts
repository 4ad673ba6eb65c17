import { rememberFailure } from './fetch-again.ts';
import { TooSlowError } from './load-page.ts';
import type { RemoteUnavailableError } from './registry.ts';

/**
 * What is done about the page at `address`, a path with its query, whose code did not load. If the version that this
 * document was made with is gone from the server, the address is opened as a new document, with the current version.
 * That happens once: if it does not help, this returns, and the page says that it failed.
 */
export async function recover({ remote, version, moduleHashes, cause }: RemoteUnavailableError, address: string) {
  if (!version || !moduleHashes) return;
  if (cause instanceof TooSlowError) return;
  rememberFailure(moduleHashes);
  if (!(await isGone(moduleHashes)) || !isFirst(`opened-again:${address} without ${remote} ${version}`)) return;
  await openDocument(address);
}

/** Opens `address` as a new document, which ends this one. */
export function openDocument(address: string): Promise<never> {
  window.location.assign(address);
  return new Promise(() => {});
}

/** How long to wait for the server to say whether it still has a version, in milliseconds. */
const ASKED_FOR_MS = 5_000;

async function isGone(file: string): Promise<boolean> {
  const asked = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ASKED_FOR_MS) } as const;
  const status = await fetch(file, asked).then(
    (answer) => answer.status,
    () => undefined,
  );
  return status === 404 || status === 410;
}

/** Whether it is new to this tab. False where the browser stores nothing: nothing may happen twice. */
function isFirst(key: string): boolean {
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, 'yes');
    return true;
  } catch {
    return false;
  }
}
