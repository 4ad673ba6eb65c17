import type { PageMeta } from '@site/remote-kit';

export const meta = (): PageMeta => ({
  title: 'Submissions',
  description: 'Internal page: what visitors have sent, and how far it has been dealt with.',
  robots: 'noindex',
});
