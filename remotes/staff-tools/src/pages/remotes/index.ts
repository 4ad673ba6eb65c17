import { remotes } from '@site/contract';
import { accessAction } from '@site/remote-kit';
import { deskLoader } from '../../features/desk/desk-loader.ts';
import { staffAccess } from '../../features/staff-session/staff-access.ts';

export { RemotesPage as Component } from './page.tsx';
export { meta } from './meta.ts';
export const loader = deskLoader(remotes);
export const action = accessAction(staffAccess);
export const isPrivate = true;
