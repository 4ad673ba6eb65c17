import type { PageMeta } from '@site/remote-kit';

export const meta = (): PageMeta => ({
  title: 'Saved and applied',
  description:
    'The jobs that you saved, those that you applied for and those that you viewed recently, kept on this device only.',
  canonical: '/jobs/saved',
  robots: 'noindex',
});
