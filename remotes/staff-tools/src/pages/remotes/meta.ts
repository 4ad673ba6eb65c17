import type { PageMeta } from '@site/remote-kit';

export const meta = (): PageMeta => ({
  title: 'Remotes',
  description: 'Internal page: what remotes the site is composed of, and in which versions.',
  robots: 'noindex',
});
