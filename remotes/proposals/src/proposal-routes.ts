import { PROPOSAL_SUBJECT, type ProposalCopy } from '@site/contract';

/** The client's method that checks this proposal's password and manages its session. */
export type ProposalAuth = 'secureAuth' | 'transportUkAuth';

/** The proposal behind one path. */
export interface ProposalRoute {
  path: `/${string}`;
  copy: ProposalCopy;
  auth: ProposalAuth;
  /** Shown to everybody, before the password. */
  gate: { title: string; subtitle: string };
}

const updated = {
  copy: 'updated',
  auth: 'secureAuth',
  gate: { title: 'Bus Franchising Proposal', subtitle: PROPOSAL_SUBJECT },
} as const;

const original = {
  copy: 'original',
  auth: 'secureAuth',
  gate: { title: 'LCRCA franchising proposal', subtitle: PROPOSAL_SUBJECT },
} as const;

const operator = {
  copy: 'operator',
  auth: 'transportUkAuth',
  gate: { title: 'Transport UK proposal', subtitle: PROPOSAL_SUBJECT },
} as const;

export const proposalRoutes: readonly ProposalRoute[] = [
  { path: '/lcrca-proposal', ...updated },
  { path: '/LCRCAPROPOSAL', ...updated },
  { path: '/proposals/lcrca/updated', ...updated },
  { path: '/proposals/lcrca/original', ...original },
  { path: '/transport-uk-proposal', ...operator },
];
