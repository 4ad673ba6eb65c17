import type { DataLayerConnection } from '@site/contract';
import type { RegisteredRemote } from './remotes/registry.ts';

/** A failed page as it travels in the HTML: what react-router recognises as a route's error response. */
export interface PageFailure {
  status: number;
  statusText: string;
  internal: false;
  data: { message: string };
}

/** What the server knew when it rendered the page, for the browser to go on from. */
export interface PageState {
  remotes: readonly RegisteredRemote[];
  /** Where jobs and categories are read directly; missing where that is this site's own server. */
  dataLayer?: Pick<DataLayerConnection, 'url' | 'key'> | undefined;
  /** The site's origin, where it is configured. */
  siteUrl?: string | undefined;
  /** Route id -> what its loader returned. */
  loaderData: Record<string, unknown>;
  /** Route id -> what its action returned, where the page answers a posted form. */
  actionData: Record<string, unknown> | null;
  /** Route id -> why it failed. */
  errors: Record<string, PageFailure> | null;
}

export const PAGE_STATE_ID = 'page-state';
export const ROOT_ID = 'root';
