import { createElement } from 'react';
import type { PageModule } from '@site/remote-kit';
import { upcomingPages } from '../../content/upcoming-pages.ts';
import type { UpcomingPath } from '../../content/upcoming-paths.ts';
import { upcomingMeta } from './meta.ts';
import { UpcomingPage } from './page.tsx';

/** The page of one address whose content is still being written. */
export function upcomingPage(path: UpcomingPath): PageModule {
  const page = upcomingPages[path];
  return {
    Component: () => createElement(UpcomingPage, { page }),
    meta: () => upcomingMeta(path, page),
  };
}
