import { emptySearches } from '@site/contract';
import { accessAction } from '@site/remote-kit';
import { deskLoader } from '../../features/desk/desk-loader.ts';
import { staffAccess } from '../../features/staff-session/staff-access.ts';

export { SearchesPage as Component } from './page.tsx';
export { meta } from './meta.ts';
export const loader = deskLoader(emptySearches);
export const action = accessAction(staffAccess);
export const isPrivate = true;
