import type { PageMeta } from '@site/remote-kit';

export const debugTestMeta = (): PageMeta => ({
  title: 'Debug test',
  description: 'Internal page: shows raw replies of the test and job endpoints.',
  robots: 'noindex',
});
