import type { PageMeta } from '@site/remote-kit';

export const meta = (): PageMeta => ({
  title: 'Audit Log',
  description: 'Internal page: what staff changed, when, and how it ended.',
  robots: 'noindex',
});
