import { createElement } from 'react';
import type { PageModule } from '@site/remote-kit';
import { upcomingMeta } from './meta.ts';
import { upcomingPages } from './pages.ts';
import { UpcomingPage } from './upcoming.tsx';

/** The page of one address whose content is still being written. */
export function upcomingPage(path: string): PageModule {
  const page = upcomingPages[path];
  if (!page) throw new Error(`No page is planned at ${path}`);
  return {
    Component: () => createElement(UpcomingPage, { page }),
    meta: () => upcomingMeta(path, page),
  };
}
