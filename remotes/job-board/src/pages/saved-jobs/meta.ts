import type { PageMeta } from '@site/remote-kit';

export const meta = (): PageMeta => ({
  title: 'Saved Jobs',
  description: 'The jobs that you saved and those that you viewed recently, kept on this device only.',
  canonical: '/jobs/saved',
  robots: 'noindex',
});
