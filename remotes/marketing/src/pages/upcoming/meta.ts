import type { PageMeta } from '@site/remote-kit';
import type { UpcomingPage } from '../../content/upcoming-pages.ts';

export const upcomingMeta = (path: string, { title, summary, keywords }: UpcomingPage): PageMeta => ({
  title,
  description: summary,
  keywords,
  canonical: path,
  // Search engines should first meet the page when it says something.
  robots: 'noindex',
});
