import type { Api } from '@site/api';
import type { Log } from '@site/api/program';
import type { RemoteBuild } from '../remotes/remote-build.ts';
import type { Visit } from '../rendering/page-host.ts';
import type { PageHosts } from '../rendering/page-hosts.ts';
import { buildAt, type ComposedSite } from './composed-site.ts';
import { callsOf, type CallOutcome } from './page-calls.ts';
import { shellHost, type CreateShell, type PageRenderer } from './shell-host.ts';

/** How long a page waits for one call, in milliseconds. */
export interface CallTimeouts {
  read: number;
  /** While a posted form is answered. */
  post: number;
}

interface VisitsOptions {
  api: Pick<Api, 'fetch'>;
  hosts: PageHosts;
  createShell: CreateShell;
  timeouts: CallTimeouts;
  log: Log;
}

/** Lets whoever has a page make it, with calls in the name of the page's visitor. */
export class PageVisits {
  readonly #options: VisitsOptions;

  constructor(options: VisitsOptions) {
    this.#options = options;
  }

  /** The visit that a request is. What its calls are answered with is added to `outcome`. */
  of(site: ComposedSite, request: Request, outcome: CallOutcome): Visit {
    const { api, timeouts, log } = this.#options;
    const within = request.method === 'POST' ? timeouts.post : timeouts.read;
    const build = buildAt(site, new URL(request.url).pathname);
    const remotes = site.reachFrom(build?.name).registered;
    return { request, remotes, sendCall: callsOf({ api, page: request, outcome, within, log }) };
  }

  /** What `make` gets from the page's host or, when that fails, the page with the panel. */
  async make<Page>(
    site: ComposedSite,
    { url, signal }: Request,
    make: (renderer: PageRenderer) => Promise<Page>,
  ): Promise<{ page: Page; build?: RemoteBuild }> {
    const { hosts, createShell } = this.#options;
    const build = buildAt(site, new URL(url).pathname);
    if (!build) return { page: await make(shellHost(site.shell)) };
    const page = await make(hosts.of(build)).catch(async (error: unknown) => {
      if (signal.aborted) throw error;
      return make(shellHost(await createShell(site.reachFrom(build.name).registered, error), { method: 'GET' }));
    });
    return { page, build };
  }
}
