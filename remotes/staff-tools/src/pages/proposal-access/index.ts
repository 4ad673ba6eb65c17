import { accessAction } from '@site/remote-kit';
import { revokeForm } from '../../features/proposal-access/forms.ts';
import { staffAccess } from '../../features/staff-session/staff-access.ts';

export { ProposalAccessPage as Component } from './page.tsx';
export { proposalAccessLoader as loader } from './loader.ts';
export { meta } from './meta.ts';
export const action = accessAction(staffAccess, revokeForm);
export const isPrivate = true;
