import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { AnnouncerProvider, LinkProvider, useAnnounce, useHydrated } from '@site/design-system';
import type { PageContext } from '@site/remote-kit';
import { catchUp } from './before-hydration/catch-up.ts';
import { HeadTags } from './head/head-tags.tsx';
import { StructuredData } from './head/structured-data.tsx';
import { MetaFailure, usePageMeta } from './head/use-page-meta.ts';
import { RouterLink } from './layout/router-link.tsx';

interface RootProps extends PageContext {
  /** Called once the page reacts. */
  onReact?: (() => void) | undefined;
}

/** Wraps every page: what the design system needs from its host, the head, and scroll restoration. */
export function Root({ siteUrl, Fragment, onReact }: RootProps) {
  const { meta, failure } = usePageMeta(siteUrl);
  const hydrated = useHydrated();
  useEffect(catchUp, []);
  useEffect(() => onReact?.(), [onReact]);
  return (
    <AnnouncerProvider>
      <LinkProvider component={RouterLink}>
        {/* On the server these tags are rendered into <head> separately. */}
        {!import.meta.env.SSR && <HeadTags meta={meta} />}
        {hydrated && <link rel="manifest" href="/site.webmanifest" />}
        <PageAnnouncement title={meta.title} />
        <MetaFailure value={failure}>
          <Outlet context={{ siteUrl, Fragment } satisfies PageContext} />
        </MetaFailure>
        <StructuredData blocks={meta.structuredData} />
        <ScrollRestoration />
      </LinkProvider>
    </AnnouncerProvider>
  );
}

/** Announces the new page to screen readers after a navigation inside the site. */
function PageAnnouncement({ title }: { title: string }) {
  const announce = useAnnounce();
  const { pathname } = useLocation();
  const announced = useRef(pathname);

  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    announce(title);
  }, [announce, pathname, title]);

  return null;
}
