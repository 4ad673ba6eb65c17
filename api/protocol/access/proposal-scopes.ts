import type { AccessScope, ProposalCopy } from '@site/contract';

/** Whose session opens which copy of the proposal. */
export const PROPOSAL_SCOPES: Readonly<Record<ProposalCopy, AccessScope>> = {
  updated: 'lcrca',
  original: 'lcrca',
  operator: 'transport-uk',
};
