import { randomUUID } from 'node:crypto';
import { MODULE_HASHES } from '@site/remote-kit/descriptor.ts';
import { inlineJson } from '../document.ts';
import { PAGE_STATE_ID, type PageState } from '../../src/page-state.ts';

const STATE = new RegExp(`(?<=<script id="${PAGE_STATE_ID}" type="application/json">).*?(?=</script>)`, 's');

/**
 * A page of a running site that knows no build of these remotes: it names a version that is not there. The site's shell
 * opens a page whose version is gone as a new document, which this server makes from its sources. It does so once for
 * each version, so each document names another.
 */
export async function withoutBuilds(answer: Response, remotes: readonly string[]): Promise<Response> {
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
  const html = (await answer.text()).replace(STATE, (json) => {
    const state = JSON.parse(json) as PageState;
    const changed = state.remotes.map((remote) => (remotes.includes(remote.name) ? gone(remote) : remote));
    return inlineJson(JSON.stringify({ ...state, remotes: changed }));
  });
  const headers = new Headers(answer.headers);
  for (const name of ['content-length', 'etag', 'last-modified']) headers.delete(name);
  return new Response(html || null, { status: answer.status, headers });
}

function gone({ name, routes }: PageState['remotes'][number]): PageState['remotes'][number] {
  const version = randomUUID();
  const base = `/remotes/${name}/${version}/`;
  return { name, version, entry: `${base}gone.js`, moduleHashes: { url: base + MODULE_HASHES, integrity: '' }, routes };
}
