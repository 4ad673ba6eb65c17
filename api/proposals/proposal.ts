import { PROPOSAL_SUBJECT, type Proposal, type ProposalCopy } from '@site/contract';
import { brand } from '@site/design-system/brand';
import { authorityObjective, operatorObjective } from './content/objective.ts';

/** The proposal's text is confidential: no code that runs in a browser may import this folder. */
const common = {
  title: PROPOSAL_SUBJECT,
  projectStart: 'September 2026',
  figures: [
    { value: '300+', label: 'drivers required' },
    { value: '2', label: 'depot locations' },
    { value: '12 weeks', label: 'minimum engagement' },
  ],
};
const combinedAuthority = 'Liverpool City Region Combined Authority';

const proposals: Record<ProposalCopy, Proposal> = {
  updated: {
    copy: 'updated',
    ...common,
    client: combinedAuthority,
    preparedBy: `Prepared by ${brand.name} for the ${combinedAuthority} and its advisers`,
    sections: [authorityObjective],
  },
  original: {
    copy: 'original',
    ...common,
    client: combinedAuthority,
    preparedBy: `Prepared by ${brand.name} for the ${combinedAuthority}`,
    sections: [authorityObjective],
  },
  operator: {
    copy: 'operator',
    ...common,
    client: 'Transport UK',
    preparedBy: `Prepared by ${brand.name} for Transport UK`,
    sections: [operatorObjective],
  },
};

export const findProposal = (copy: ProposalCopy): Proposal => proposals[copy];
