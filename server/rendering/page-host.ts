import type { FailureFacts } from '@site/contract';
import type { CallMade } from '@site/protocol';
import type { Feed, PageAddress } from '@site/remote-kit';
import type { DescribedPage, RenderedPage } from '../../shell/src/entry-server.tsx';
import type { FragmentDemand } from '../../shell/src/fragments/with-fragments.ts';
import type { RenderedFragment } from '../../shell/src/fragments/render-fragment.tsx';
import type { PagePreview } from '../../shell/src/page-state.ts';
import type { RegisteredRemote } from '../../shell/src/remotes/registry.ts';
import type { SideEffect } from './side-effects.ts';

/** What the server knows about a remote's page without running it: read once, when its code is loaded. */
export interface PageFacts {
  isPrivate: boolean;
  /** Bytes that a form posted to the page may have; undefined for the default. */
  largestForm: number | undefined;
  hasFeed: boolean;
  /** The names of the documents that it makes. */
  documents: readonly string[];
}

/** Of every route, by its path pattern. */
export type FactsOfPages = Readonly<Record<string, PageFacts>>;

/** Sends a call that a page makes, on behalf of the page's visitor. */
export type SendCall = (request: Request, to: 'api' | 'data-layer') => Promise<Response>;

/** The request for a page, and what goes with it. */
export interface Visit {
  request: Request;
  /** The remotes, in the versions that this visitor gets: the browser is told of all of them. */
  remotes: readonly RegisteredRemote[];
  preview?: PagePreview | undefined;
  sendCall: SendCall;
  /** Told when a thread has worked on it; without it, nobody takes the time. */
  onWorked?: (worked: Worked) => void;
}

/** When a thread worked on a task, in milliseconds since 1970. */
export interface Worked {
  from: number;
  until: number;
}

/** What a page may be besides HTML: '<path>.rss' or '<path>/<name>'. */
export type PageFile = { kind: 'feed' } | { kind: 'document'; name: string };

export interface FoundAddresses {
  addresses: readonly PageAddress[];
  /** Of pages that could not say theirs. */
  problems: readonly string[];
}

/** A page that failed: the visitor is told the number. */
export interface PageFailureReport {
  id: string;
  route: string;
  facts: FailureFacts;
  /** Those that the page had made. */
  calls: readonly CallMade[];
  /** For developers, and those who try a version: it may name anything. */
  message: string;
  cause?: string | undefined;
}

/**
 * Runs the code of one version of a remote for the server. Every method fails when the code takes too long, ends its
 * thread, or cannot be loaded.
 */
export interface PageHost {
  /** @throws when the code cannot be loaded */
  facts(): Promise<FactsOfPages>;
  /** Asks the remote whether it can work. @throws when it cannot */
  health(): Promise<void>;
  /** A page as HTML, or the redirect that its loader or action returned instead. */
  render(visit: Visit): Promise<RenderedPage | Response>;
  /** A page's metadata, without its HTML. */
  describe(visit: Visit): Promise<DescribedPage | Response>;
  /** A part of another remote's page, which the visit is to: what it asks for, with the name of the fragment alone. */
  fragment(visit: Visit, demand: FragmentDemand): Promise<RenderedFragment>;
  /** A feed or a document that a page makes. */
  file(visit: Visit, file: PageFile): Promise<Feed | Response>;
  /** Every address that search engines may show. */
  addresses(visit: Pick<Visit, 'sendCall'>): Promise<FoundAddresses>;
  /** What its code has left behind, of a host that watches that. */
  sideEffects(): Promise<readonly SideEffect[]>;
  /** Ends it; visits in flight fail. */
  close(): Promise<void>;
}
