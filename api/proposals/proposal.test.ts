import { expect, test } from 'vitest';
import * as v from 'valibot';
import { PROPOSAL_COPIES, ProposalSchema } from '@site/contract';
import { findProposal } from './proposal.ts';

test.each(PROPOSAL_COPIES)('the %s copy is complete and states its figures', (copy) => {
  const proposal = v.parse(ProposalSchema, findProposal(copy));
  expect(proposal).toMatchObject({
    copy,
    title: 'Contingency Plan for Driver Mobilisation',
    projectStart: 'September 2026',
  });
  const objective = JSON.stringify(proposal.sections.find(({ id }) => id === 'objective'));
  for (const figure of ['300+', 'Wirral', 'St Helens', 'September 2026', '12 weeks'])
    expect(objective).toContain(figure);
});
