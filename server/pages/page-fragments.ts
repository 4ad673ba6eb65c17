import type { Log } from '@site/api/program';
import type { RenderedPage } from '../../shell/src/entry-server.tsx';
import { withFragments, type FragmentDemand } from '../../shell/src/fragments/with-fragments.ts';
import type { FragmentState } from '../../shell/src/page-state.ts';
import type { RemoteBuild } from '../remotes/remote-build.ts';
import type { Visit } from '../rendering/page-host.ts';
import type { PageHosts } from '../rendering/page-hosts.ts';
import type { ComposedSite } from './composed-site.ts';

/** The files that a browser needs for a part of another remote. */
export interface FragmentFiles {
  build: RemoteBuild;
  js: readonly string[];
  css: readonly string[];
}

interface FilledPage {
  page: RenderedPage;
  files: readonly FragmentFiles[];
  /** Whether a fragment is missing that may be there later. */
  lacksFragment: boolean;
}

interface FragmentsOptions {
  hosts: PageHosts;
  log: Log;
  /** How long a page waits for its fragments, in milliseconds. */
  within: number;
}

/** A page shows a fallback rather than be noticeably later: it waits so long. */
export const FRAGMENTS_MS = 200;
/** For so long, a fragment that failed is not asked for again: nobody else waits for it. */
const NOT_ASKED_MS = 5_000;

/** Has the parts of other remotes made by these, in the versions that the visitor gets. */
export class PageFragments {
  readonly #options: FragmentsOptions;
  /** When each that failed may be asked for again. */
  readonly #failed = new Map<string, number>();

  constructor(options: FragmentsOptions) {
    this.#options = options;
  }

  /** The page with its fragments. Those that cannot be had in time leave their fallbacks where they are. */
  async fill(page: RenderedPage, site: ComposedSite, visit: Visit): Promise<FilledPage> {
    if (page.fragments.length === 0) return { page, files: [], lacksFragment: false };
    const signal = AbortSignal.any([visit.request.signal, AbortSignal.timeout(this.#options.within)]);
    const { url, headers } = visit.request;
    const asked = { ...visit, request: new Request(url, { headers, signal }) };
    const made = await Promise.all(page.fragments.map((demand) => this.#make(demand, site, asked)));
    const states = page.fragments.map(({ id }, index): [string, FragmentState] => {
      const rendered = made[index]?.rendered;
      return [id, rendered ? { data: rendered.data } : null];
    });
    const html = page.fragments.flatMap(({ id }, index): [string, string][] => {
      const rendered = made[index]?.rendered;
      return rendered ? [[id, rendered.html]] : [];
    });
    return {
      page: {
        ...page,
        body: withFragments(page.body, page.fragments, new Map(html)),
        state: withMember(page.state, 'fragments', Object.fromEntries(states)),
      },
      files: made.flatMap(({ files }) => files ?? []),
      lacksFragment: made.some(({ mayComeBack }) => mayComeBack),
    };
  }

  async #make({ id, name, input }: FragmentDemand, { remotes }: ComposedSite, visit: Visit) {
    const [owner, fragment = ''] = name.split('/');
    const build = remotes.find((remote) => remote.name === owner)?.build;
    const described = build?.fragments?.find((each) => each.name === fragment);
    if (!build || !described) {
      this.#say(name, build, visit, 'It is not there');
      return {};
    }
    const key = `${build.base} ${name} ${JSON.stringify(input)}`;
    if ((this.#failed.get(key) ?? 0) > performance.now()) return { mayComeBack: true };
    this.#failed.delete(key);
    try {
      const making = this.#options.hosts.of(build).fragment(visit, { id, name: fragment, input });
      const rendered = await orAborted(making, visit.request.signal);
      return { rendered, files: { build, js: described.js, css: described.css } };
    } catch (error) {
      this.#failed.set(key, performance.now() + NOT_ASKED_MS);
      if (this.#failed.size > MOST_FAILURES) this.#failed.clear();
      this.#say(name, build, visit, String(error));
      return { mayComeBack: true };
    }
  }

  #say(fragment: string, build: RemoteBuild | undefined, { request }: Visit, message: string): void {
    const { pathname } = new URL(request.url);
    this.#options.log.warn('fragment.left-out', { fragment, version: build?.version ?? null, page: pathname, message });
  }
}

const MOST_FAILURES = 1_000;

/** @throws once nobody waits any more */
export async function orAborted<T>(making: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  making.catch(() => undefined);
  return Promise.race([making, aborted.promise]).finally(() => signal.removeEventListener('abort', abort));
}

/** An object's JSON with one more member. */
const withMember = (json: string, name: string, value: unknown): string =>
  `${json.slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value)}}`;
