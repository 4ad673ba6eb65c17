import type { PageMeta } from '@site/remote-kit';

export const meta = (): PageMeta => ({
  title: 'Desk',
  description: 'Internal page: what waits for staff, and whether the site runs as it should.',
  robots: 'noindex',
});
