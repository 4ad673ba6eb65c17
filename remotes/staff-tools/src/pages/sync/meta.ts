import type { PageMeta } from '@site/remote-kit';

export const meta = (): PageMeta => ({
  title: 'Sync',
  description: 'Internal page: one sync with the job feed, and the adverts that it rejected.',
  robots: 'noindex',
});
