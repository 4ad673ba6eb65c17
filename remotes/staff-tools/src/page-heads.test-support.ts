import type { PageHeads } from '@site/remote-kit/page-heads.ts';
import { routes } from './routes.tsx';

/** One address of each page that has many. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '/staff/syncs/:id': '/staff/syncs/1',
  '/staff/mail/:id': '/staff/mail/5f0c1c0e-5d0b-4a5c-9d7e-0d5b8f2f7a10',
  '/staff/welcome/:token': '/staff/welcome/mock-invitation',
  '/staff/submissions/:reference': '/staff/submissions/APP-7K2M9Q',
};

/** No page for staff is for search engines. */
export const pageHeads: PageHeads = Object.fromEntries(
  routes.map(({ path }) => [EXAMPLES[path] ?? path, { hidden: true }]),
);
