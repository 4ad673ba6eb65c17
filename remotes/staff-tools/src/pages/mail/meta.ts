import type { PageMeta } from '@site/remote-kit';

export const meta = (): PageMeta => ({
  title: 'Mail Details',
  description: 'Internal page: a mail of the site, and what became of it.',
  robots: 'noindex',
});
