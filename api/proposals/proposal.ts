import { PROPOSAL_SUBJECT, type Proposal, type ProposalCopy, type ProposalSection } from '@site/contract';
import { brand } from '@site/design-system/brand';
import { assessment } from './content/assessment.ts';
import { attraction } from './content/attraction.ts';
import { authority, busOperator, type Audience } from './content/audience.ts';
import { committed } from './content/committed.ts';
import { compliance } from './content/compliance.ts';
import { expertise } from './content/expertise.ts';
import { management } from './content/management.ts';
import { mobilisation } from './content/mobilisation.ts';
import { authorityObjective, operatorObjective } from './content/objective.ts';
import { onsite } from './content/onsite.ts';
import { position } from './content/position.ts';
import { proposition, propositionWithAttractions } from './content/proposition.ts';
import { relocation } from './content/relocation.ts';
import { supply } from './content/supply.ts';
import { technology } from './content/technology.ts';
import { training } from './content/training.ts';

/** The proposal's text is confidential: no code that runs in a browser may import this folder. */
const common = {
  title: PROPOSAL_SUBJECT,
  projectStart: 'September 2026',
  figures: [
    { value: '300+', label: 'drivers required' },
    { value: '2', label: 'depot locations' },
    { value: '12 weeks', label: 'minimum engagement' },
  ],
  overview: {
    rows: [
      { label: 'Start', value: 'Sep 2026' },
      { label: 'Locations', value: 'Wirral & St Helens' },
      { label: 'Database', value: '35,000+' },
      { label: 'Training partner', value: 'Optional' },
    ],
    badge: 'Ready for Implementation',
  },
  closing: {
    badge: 'Compliance Ready',
    tagline: 'Powered by People, Driven by Compliance',
    payment: 'PAYE & FCSA Umbrella Options Available',
  },
};

const noticeFor = (reader: string) =>
  `Confidential. Prepared for ${reader}; please do not copy it or pass it on without our written consent.`;

/** The sections that all copies have between the objective and the last ones, in the order of a document. */
const plan = (audience: Audience): ProposalSection[] => [
  position(audience),
  expertise(audience),
  mobilisation(audience),
  attraction(audience),
  relocation(audience),
  management(audience),
  assessment(audience),
];
const systems = (audience: Audience): ProposalSection[] => [technology(audience), compliance(audience)];

const combinedAuthority = 'Liverpool City Region Combined Authority';

const proposals: Record<ProposalCopy, Proposal> = {
  updated: {
    copy: 'updated',
    ...common,
    client: combinedAuthority,
    preparedBy: `Prepared by ${brand.name} for the ${combinedAuthority} and its advisers`,
    sections: [
      authorityObjective,
      ...plan(authority),
      proposition,
      training(authority),
      supply(authority),
      ...systems(authority),
    ],
    notice: noticeFor(`the ${combinedAuthority} and its advisers`),
  },
  original: {
    copy: 'original',
    ...common,
    client: combinedAuthority,
    preparedBy: `Prepared by ${brand.name} for the ${combinedAuthority}`,
    sections: [
      authorityObjective,
      ...plan(authority),
      propositionWithAttractions,
      training(authority),
      supply(authority),
      committed(authority),
      onsite(authority),
      ...systems(authority),
    ],
    notice: noticeFor(`the ${combinedAuthority}`),
  },
  operator: {
    copy: 'operator',
    ...common,
    client: 'Transport UK',
    preparedBy: `Prepared by ${brand.name} for Transport UK`,
    sections: [
      operatorObjective,
      ...plan(busOperator),
      proposition,
      training(busOperator),
      supply(busOperator),
      committed(busOperator),
      ...systems(busOperator),
    ],
    notice: noticeFor('Transport UK'),
  },
};

export const findProposal = (copy: ProposalCopy): Proposal => proposals[copy];
