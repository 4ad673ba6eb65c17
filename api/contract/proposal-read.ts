import * as v from 'valibot';
import { inputObject } from './input.ts';
import { PROPOSAL_COPIES, SECTION_IDS } from './proposals.ts';

/** Body of proposal-read: a section was opened. */
export const ProposalReadSchema = inputObject({
  copy: v.picklist(PROPOSAL_COPIES, 'Unknown proposal'),
  section: v.picklist(SECTION_IDS, 'Unknown section'),
});

/** Reply of proposal-read. */
export const ProposalReadReplySchema = v.object({ success: v.literal(true) });
