import { remotes } from '@site/contract';
import { accessAction, type PageMeta } from '@site/remote-kit';
import { deskLoader } from '../../features/desk/desk-loader.ts';
import { staffAccess } from '../../features/staff-session/staff-access.ts';

export { RemotesPage as Component } from './page.tsx';
export const loader = deskLoader(remotes);
export const action = accessAction(staffAccess);
export const isPrivate = true;

export const meta = (): PageMeta => ({
  title: 'Remotes',
  description: 'Internal page: what remotes the site is composed of, and in which versions.',
  robots: 'noindex',
});
