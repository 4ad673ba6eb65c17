import type { PageMeta } from '@site/remote-kit';

export const meta = (): PageMeta => ({
  title: 'Syncs',
  description: 'Internal page: the syncs with the job feed, what each changed, and how it ended.',
  robots: 'noindex',
});
