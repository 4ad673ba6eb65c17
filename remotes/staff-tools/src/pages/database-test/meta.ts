import type { PageMeta } from '@site/remote-kit';

export const databaseTestMeta = (): PageMeta => ({
  title: 'Supabase Database Test',
  description: 'Internal page: checks the database connection and the job sync.',
  robots: 'noindex',
});
