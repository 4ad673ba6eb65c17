import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { inputObject } from '../../../contract/input.ts';
import type { Operation } from '../../../contract/operation.ts';
import { PROPOSAL_COPIES, SECTION_IDS } from '../contract.ts';

/** Body of proposal-read: a section was opened. */
const ProposalReadSchema = inputObject({
  copy: v.picklist(PROPOSAL_COPIES, 'Unknown proposal'),
  section: v.picklist(SECTION_IDS, 'Unknown section'),
});

/** Reply of proposal-read. */
const ProposalReadReplySchema = v.object({ success: v.literal(true) });

export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/proposal-read',
  input: ProposalReadSchema,
  reply: ProposalReadReplySchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Record that a section was opened',
  tag: 'Proposals',
  sessions: ['lcrca', 'transport-uk'],
  refusals: { 401: 'No session that opens this copy' },
  example: { copy: 'updated', section: 'objective' },
};
