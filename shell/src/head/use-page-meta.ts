import { createContext } from 'react';
import { useLocation, useMatches, type Location } from 'react-router-dom';
import { brand } from '@site/design-system';
import { usePreserved } from '../pages/preserved-page.tsx';
import type { PageHandle } from '../page-handle.ts';
import { resolveMeta, type ResolvedMeta } from './page-meta.ts';

export interface ShownPage {
  handle: unknown;
  loaderData: unknown;
  params: Readonly<Record<string, string | undefined>>;
}

/** The page's public URL: on `siteUrl`, or on the brand's site. */
export const publicAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>, siteUrl = brand.url): URL =>
  new URL(pathname + search, siteUrl);

interface FoundMeta {
  meta: ResolvedMeta;
  /** Why the page's own could not be made. */
  failure?: Error;
}

/** The defaults for a page without a handle (its remote is missing), and for one whose code for this throws. */
export function metaOf(page: ShownPage | undefined, url: URL): FoundMeta {
  const handle = page?.handle as PageHandle | undefined;
  try {
    return { meta: resolveMeta(handle?.meta({ data: page?.loaderData, params: page?.params ?? {}, url }) ?? {}, url) };
  } catch (error) {
    return { meta: resolveMeta({}, url), failure: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** What the page's `meta` threw: the page throws it again, within its own error boundary. */
export const MetaFailure = createContext<Error | undefined>(undefined);

/** The current page's metadata. */
export function usePageMeta(siteUrl: string | undefined): FoundMeta {
  const url = publicAddress(useLocation(), siteUrl);
  const page = useMatches().at(-1);
  const preserved = usePreserved(page?.handle);
  return preserved ? { meta: resolveMeta({ title: preserved.title }, url) } : metaOf(page, url);
}
