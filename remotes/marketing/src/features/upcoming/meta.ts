import type { PageMeta } from '@site/remote-kit';
import type { UpcomingPage } from './pages.ts';

export const upcomingMeta = (path: string, { title, summary, keywords }: UpcomingPage): PageMeta => ({
  title,
  description: summary,
  keywords,
  canonical: path,
  // Search engines should not index the page before it is finished.
  robots: 'noindex',
});
