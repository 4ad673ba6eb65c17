import type { PageMeta } from '@site/remote-kit';
import { revokeForm } from '../../features/proposal-access/forms.ts';
import { staffAction } from '../../features/staff-session/staff-action.ts';

export { ProposalAccessPage as Component } from './page.tsx';
export { proposalAccessLoader as loader } from './loader.ts';
export const action = staffAction(revokeForm);
export const isPrivate = true;

export const meta = (): PageMeta => ({
  title: 'Proposal access',
  description: 'Internal page: who may read the confidential proposals, and who has.',
  robots: 'noindex',
});
