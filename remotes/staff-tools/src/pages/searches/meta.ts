import type { PageMeta } from '@site/remote-kit';

export const meta = (): PageMeta => ({
  title: 'Searches',
  description: 'Internal page: what visitors searched for without finding a job.',
  robots: 'noindex',
});
