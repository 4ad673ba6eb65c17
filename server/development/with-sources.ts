import { developmentContainer } from '../../build/development-container.ts';
import { PAGE_STATE_ID, type PageState } from '../../shell/src/page-state.ts';
import type { RegisteredRemote } from '../../shell/src/remotes/registry.ts';
import { inlineJson } from '../pages/document/document.ts';
import type { RemoteBuild } from '../remotes/remote-build.ts';

const STATE = new RegExp(`(?<=<script id="${PAGE_STATE_ID}" type="application/json">).*?(?=</script>)`, 's');

/**
 * A page of a running site whose shell loads these remotes from their sources: as containers, which the development
 * server has.
 *
 * @param sockets origins where the server tells browsers of changes: 'ws://localhost:24678'
 */
export async function withSources(
  answer: Response,
  remotes: readonly RemoteBuild[],
  sockets: readonly string[],
): Promise<Response> {
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
  const html = (await answer.text()).replace(STATE, (json) => {
    const state = JSON.parse(json) as PageState;
    const others = state.remotes.filter(({ name }) => !remotes.some((remote) => remote.name === name));
    return inlineJson(JSON.stringify({ ...state, remotes: [...others, ...remotes.map(registered)] }));
  });
  const headers = new Headers(answer.headers);
  for (const name of ['content-length', 'etag', 'last-modified']) headers.delete(name);
  const policy = headers.get('content-security-policy');
  if (policy !== null) headers.set('content-security-policy', allowing(sockets, policy));
  return new Response(html || null, { status: answer.status, headers });
}

const registered = ({ name, version, routes }: RemoteBuild): RegisteredRemote => ({
  name,
  version,
  entry: developmentContainer(name),
  routes: routes.map(({ path, layout }) => ({ path, layout })),
});

/** Vite hears of changes, and puts styles into elements of their own; beside a hash, a browser would refuse those. */
const allowing = (sockets: readonly string[], policy: string): string =>
  policy
    .replace(/(?<=(^|;)\s*)connect-src [^;]*/, (directive) => [directive, ...sockets].join(' '))
    .replace(
      /(?<=(^|;)\s*)style-src [^;]*/,
      (directive) => `${directive.replace(/ 'sha\d+-[^']*'/g, '')} 'unsafe-inline'`,
    );
