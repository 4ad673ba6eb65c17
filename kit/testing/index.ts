/** What the tests of a remote import from `@site/remote-kit/testing`. */
import { createApiClient } from '@site/contract';
import { createMockApi, type Override } from '@site/mocks';
import type { RemoteRoute } from '@site/remote-kit';
import { createRenderer } from '../../shell/src/entry-server.tsx';

/** A page as the server sends it. */
export interface SentPage {
  status: number;
  /** HTML: the tags in the document's head, such as the title. */
  head: string;
  /** HTML: the header of the site, the page and the footer. */
  body: string;
}

interface Options {
  /** The mocked endpoints' states: 'getJobs:500', 'slow'. The guide for testers at /mocks lists them all. */
  states?: readonly string[];
}

/**
 * The page at this address as the server renders it, inside the site's layout, its calls answered by the mocks; or the
 * redirect that its loader returned.
 * @throws what the page throws
 */
export async function renderPage(
  routes: readonly RemoteRoute[],
  url: string,
  { states = [] }: Options = {},
): Promise<SentPage | Response> {
  const renderer = createRenderer({
    remotes: [{ name: 'tested', version: 'sources', entry: '', routes }],
    loadRemote: () => Promise.resolve({ routes }),
    dataLayer: undefined,
    siteUrl: undefined,
    onError: (error) => {
      throw error;
    },
  });
  const baseUrl = 'http://localhost';
  const { fetch } = createMockApi({ overrides: states as readonly Override[] });
  return renderer.render(new Request(new URL(url, baseUrl)), createApiClient({ baseUrl, fetch }));
}
