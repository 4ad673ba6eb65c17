import type { PageMeta } from '@site/remote-kit';

export const meta = (): PageMeta => ({
  title: 'Mail',
  description: 'Internal page: the mail that the site has sent, is about to send or could not deliver.',
  robots: 'noindex',
});
