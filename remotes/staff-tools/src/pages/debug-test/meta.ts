import type { PageMeta } from '../../../../remote.ts';

export const debugTestMeta = (): PageMeta => ({
  title: 'Debug Test',
  description: 'Internal page: shows raw replies of the test and job endpoints.',
  robots: 'noindex',
});
