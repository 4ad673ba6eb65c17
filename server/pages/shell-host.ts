import { createApiClient, type VersionId } from '@site/contract';
import type { createRenderer, Renderer } from '../../shell/src/entry-server.tsx';
import type { RegisteredRemote, RemoteUnavailableError } from '../../shell/src/remotes/registry.ts';
import type { PublicDataLayer } from '../rendering/data-layer.ts';
import type { PageFailureReport, PageHost } from '../rendering/page-host.ts';
import { reportFailure } from '../rendering/report-failure.ts';

interface ShellOptions {
  /** The shell's server bundle. */
  loadRenderer: () => Promise<typeof createRenderer>;
  dataLayer: PublicDataLayer | undefined;
  siteUrl: string | undefined;
  /** Called with each page that the panel replaces, and the remotes that there are. */
  onFailure: (failure: PageFailureReport, of: Partial<VersionId>, remotes: readonly RegisteredRemote[]) => void;
}

/** Makes the shell's renderer, which shows the panel in place of every remote's page, because of `cause`. */
export type CreateShell = (remotes: readonly RegisteredRemote[], cause: unknown) => Promise<Renderer>;

export const shellCreator =
  ({ loadRenderer, dataLayer, siteUrl, onFailure }: ShellOptions): CreateShell =>
  async (remotes, cause) => {
    const create = await loadRenderer();
    return create({
      remotes,
      dataLayer,
      siteUrl,
      loadRemote: () => Promise.reject(cause as Error),
      onError: (error, route) =>
        reportFailure(error, route, (failure) => {
          // The class in the shell's bundle is another one than the one imported here.
          const { remote, version } = error as Partial<RemoteUnavailableError>;
          onFailure(failure, { remote, version } as Partial<VersionId>, remotes);
        }),
    });
  };

export type PageRenderer = Pick<PageHost, 'render' | 'describe'>;

/** The shell as a host of its own pages, which make no calls. */
export function shellHost({ render, describe }: Renderer, init?: RequestInit): PageRenderer {
  const api = createApiClient();
  const bare = ({ url, method, signal }: Request) => new Request(url, { method, signal, ...init });
  return {
    render: ({ request, preview }) => render(bare(request), api, { preview }),
    describe: ({ request }) => describe(bare(request), api),
  };
}
