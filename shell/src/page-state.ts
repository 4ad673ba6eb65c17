import type { DataLayerConnection, VersionId } from '@site/contract';
import type { RegisteredRemote } from './remotes/registry.ts';

/** A failed page as serialised in the HTML: react-router recognises it as a route's error response. */
export interface PageFailure {
  status: number;
  statusText: string;
  internal: false;
  /** Without a title, the failure is ours, and has a number for its visitor to quote. */
  data: { message: string; title?: string; number?: string };
}

/** What somebody looks at before other visitors do. */
export interface PagePreview {
  shown: readonly VersionId[];
  /** No longer there: the live versions are shown in their place. */
  gone: readonly VersionId[];
}

/** What the server rendered a fragment from; null where the page has the fallback in its place. */
export type FragmentState = { data: unknown } | null;

/** What the server rendered the page from, for the browser to hydrate it. */
export interface PageState {
  remotes: readonly RegisteredRemote[];
  /** Where jobs and categories are read from directly; missing when that is this site's own server. */
  dataLayer?: Pick<DataLayerConnection, 'url' | 'key'> | undefined;
  /** The site's origin, if it is configured. */
  siteUrl?: string | undefined;
  preview?: PagePreview | undefined;
  /** Route id -> what its loader returned. */
  loaderData: Record<string, unknown>;
  /** Route id -> what its action returned, if the page is the response to a posted form. */
  actionData: Record<string, unknown> | null;
  /** Route id -> why it failed. */
  errors: Record<string, PageFailure> | null;
  /** Of a page that says itself that something of it is missing, for its visitor to quote. */
  failureNumber?: string | undefined;
  /** What the fragments of other remotes were rendered from, by their ids; missing where the page has none. */
  fragments?: Readonly<Record<string, FragmentState>> | undefined;
}

export const PAGE_STATE_ID = 'page-state';
export const ROOT_ID = 'root';
/** Of the template that names the files of the page's fragments, with their hashes. */
export const FRAGMENT_FILES_ID = 'fragment-files';

/** What the server wrote into the document. */
export const readPageState = (): PageState =>
  JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '') as PageState;
