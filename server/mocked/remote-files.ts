import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { readFileWord, settingsOf } from '@site/mocks';

const REMOTE_FILE = /^\/remotes\/([^/]+)\/[^/]+\/.*\.js(?:on)?$/;

/**
 * A module of a remote, or their list, in the visitor's state; undefined for other addresses. No browser keeps it for
 * the next state.
 */
export async function answerFile<Env extends { Bindings: HttpBindings }>(
  context: Context<Env>,
  next: () => Promise<void>,
): Promise<Response | undefined> {
  const { raw, path } = context.req;
  const [, remote] = REMOTE_FILE.exec(path) ?? [];
  if (remote === undefined) return undefined;
  const words = settingsOf(raw).overrides.map(readFileWord);
  const state = words.find((word) => word?.remote === remote)?.state;
  if (state === 'missing') return new Response('Not found', { status: 404 });
  if (state === 'never') await new Promise((resolve) => raw.signal.addEventListener('abort', resolve, { once: true }));
  if (state === 'cut-off') context.env.outgoing.destroy();
  if (state === 'never' || state === 'cut-off') return RESPONSE_ALREADY_SENT;
  await next();
  const { body, status, headers } = context.res;
  const sent = new Headers(headers);
  sent.set('cache-control', 'no-store');
  if (state !== 'changed') return new Response(body, { status, headers: sent });
  for (const name of ['content-length', 'content-encoding', 'etag']) sent.delete(name);
  return new Response('// Changed after the build', { status, headers: sent });
}
