import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches, useNavigation, useOutletContext } from 'react-router-dom';
import { pageContent, PreservedPage, usePreserved } from '../pages/preserved-page.tsx';
import { FailureNote } from './failure-number.tsx';
import { NavigationProgress } from './navigation-progress.tsx';

/** The main landmark. It takes the focus after a navigation inside the site, to match a document load. */
export function PageRegion() {
  const region = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const busy = useNavigation().state === 'loading';
  const shownPath = useRef(pathname);
  const context = useOutletContext();
  const preserved = usePreserved(useMatches().at(-1)?.handle);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    region.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <NavigationProgress busy={busy} />
      <main id="main" ref={region} tabIndex={-1} aria-busy={busy}>
        {preserved ? (
          <PreservedPage {...preserved} />
        ) : (
          <div {...pageContent}>
            <Outlet context={context} />
            <FailureNote />
          </div>
        )}
      </main>
    </>
  );
}
