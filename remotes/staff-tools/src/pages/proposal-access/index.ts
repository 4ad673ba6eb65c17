export { ProposalAccessPage as Component } from './page.tsx';
export { action } from './action.ts';
export { proposalAccessLoader as loader } from './loader.ts';
export { meta } from './meta.ts';

export const isPrivate = true;
