import { useLocation, useMatches, type Location } from 'react-router-dom';
import { brand } from '@site/design-system';
import { usePreserved } from '../pages/preserved-page.tsx';
import type { PageHandle } from '../remote-routes.tsx';
import { resolveMeta, type ResolvedMeta } from './page-meta.ts';

export interface ShownPage {
  handle: unknown;
  loaderData: unknown;
  params: Readonly<Record<string, string | undefined>>;
}

/** The page's public URL: on `siteUrl`, or on the brand's site. */
export const publicAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>, siteUrl = brand.url): URL =>
  new URL(pathname + search, siteUrl);

/** A page without a handle (its remote is missing) gets the defaults. */
export function metaOf(page: ShownPage | undefined, url: URL): ResolvedMeta {
  const handle = page?.handle as PageHandle | undefined;
  return resolveMeta(handle?.meta({ data: page?.loaderData, params: page?.params ?? {}, url }) ?? {}, url);
}

/** The current page's metadata. */
export function usePageMeta(siteUrl: string | undefined): ResolvedMeta {
  const url = publicAddress(useLocation(), siteUrl);
  const page = useMatches().at(-1);
  const preserved = usePreserved(page?.handle);
  return preserved ? resolveMeta({ title: preserved.title }, url) : metaOf(page, url);
}
