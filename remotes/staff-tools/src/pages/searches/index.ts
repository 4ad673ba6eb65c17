import { emptySearches } from '@site/contract';
import { accessAction, type PageMeta } from '@site/remote-kit';
import { deskLoader } from '../../features/desk/desk-loader.ts';
import { staffAccess } from '../../features/staff-session/staff-access.ts';

export { SearchesPage as Component } from './page.tsx';
export const loader = deskLoader(emptySearches);
export const action = accessAction(staffAccess);
export const isPrivate = true;

export const meta = (): PageMeta => ({
  title: 'Searches',
  description: 'Internal page: what visitors searched for without finding a job.',
  robots: 'noindex',
});
