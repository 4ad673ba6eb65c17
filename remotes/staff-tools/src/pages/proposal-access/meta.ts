import type { PageMeta } from '@site/remote-kit';

export const meta = (): PageMeta => ({
  title: 'Proposal Access',
  description: 'Internal page: who may read the confidential proposals, and who has.',
  robots: 'noindex',
});
