import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { Banner, useHydrated } from '@site/design-system';
import type { PageHandle, PreservedHtml } from '../page-handle.ts';
import { ReloadButton } from '../layout/reload-button.tsx';
import { FailureNumber } from '../layout/failure-number.tsx';
import { trustedHtml } from '../trusted-types.ts';

const CONTENT_ID = 'page-content';
/** The router's key of a page that was not reached inside the site. */
const FIRST_ENTRY = 'default';

/** The page's own part of the document. Its id lets the browser find the server's HTML for it. */
export const pageContent = { id: CONTENT_ID };

/** Keeps the server's HTML of a page whose code did not load. */
export function preservePage(handle: PageHandle, number?: string) {
  // What the router, too, reads: a page that was reached inside the site keeps its key when it is loaded again.
  const { key = FIRST_ENTRY } = (window.history.state ?? {}) as { key?: string };
  handle.preserved = {
    html: document.getElementById(CONTENT_ID)?.innerHTML ?? '',
    title: document.title,
    locationKey: key,
    number,
  };
}

/** The preserved page, while the visitor is still on the page that the document was loaded for. */
export function usePreserved(handle: unknown): PageHandle['preserved'] {
  const { key } = useLocation();
  const preserved = (handle as PageHandle | undefined)?.preserved;
  return preserved?.locationKey === key ? preserved : undefined;
}

/** The server's HTML, unchanged, with a way to try again. */
export function PreservedPage({ html, number }: Pick<PreservedHtml, 'html' | 'number'>) {
  const hydrated = useHydrated();
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  return (
    <>
      {hydrated && (
        <Banner
          status="warning"
          live="polite"
          title="Parts of this page did not load"
          actions={<ReloadButton size="sm" />}
        >
          You can read it, follow its links and send its forms; other buttons may not respond.{' '}
          {number && <FailureNumber value={number} />}
        </Banner>
      )}
      <div {...pageContent} dangerouslySetInnerHTML={content} />
    </>
  );
}
