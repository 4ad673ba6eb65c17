import type { ProposalCopy } from '@site/contract';

/** What a session unlocks: each has its own password and its own cookie. */
export const ACCESS_SCOPES = ['lcrca', 'transport-uk', 'staff'] as const;
export type AccessScope = (typeof ACCESS_SCOPES)[number];

/** Whose session opens which copy of the proposal. */
export const PROPOSAL_SCOPES: Readonly<Record<ProposalCopy, AccessScope>> = {
  updated: 'lcrca',
  original: 'lcrca',
  operator: 'transport-uk',
};
