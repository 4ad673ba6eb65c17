import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { inputObject } from '../../../contract/input.ts';
import type { Operation } from '../../../contract/operation.ts';
import { PROPOSAL_COPIES, ProposalSectionSchema, text } from '../contract.ts';

const ProposalQuerySchema = inputObject({ copy: v.picklist(PROPOSAL_COPIES, 'Unknown proposal') });

/** A section that this version of the contract does not know. */
const UnknownSectionSchema = v.pipe(
  v.object({ id: text, title: text, content: v.object({ overview: v.optional(text, '') }) }),
  v.transform(({ title, content }) => ({ id: 'unknown' as const, title, content })),
);
export type UnknownSection = v.InferOutput<typeof UnknownSectionSchema>;

/** A figure of the hero block: { value: '300+', label: 'drivers required' }. */
const ProposalFigureSchema = v.object({ value: text, label: text });
export type ProposalFigure = v.InferOutput<typeof ProposalFigureSchema>;

/** Delivered only to a visitor whose session unlocks the copy; 401 otherwise. */
export const ProposalSchema = v.object({
  copy: v.picklist(PROPOSAL_COPIES),
  title: text,
  /** Who the proposal is for, as the sign in its header names them. */
  client: text,
  preparedBy: text,
  /** 'September 2026'. */
  projectStart: text,
  figures: v.array(ProposalFigureSchema),
  /** The rows of the project overview card, and its badge. */
  overview: v.object({ rows: v.array(v.object({ label: text, value: text })), badge: text }),
  sections: v.array(v.union([ProposalSectionSchema, UnknownSectionSchema])),
  closing: v.object({ badge: text, tagline: text, payment: text }),
  /** Who may read the proposal, and what they may not do with it. */
  notice: text,
});
export type Proposal = v.InferOutput<typeof ProposalSchema>;

export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/proposal-content',
  input: ProposalQuerySchema,
  reply: ProposalSchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'The text of a proposal',
  tag: 'Proposals',
  sessions: ['lcrca', 'transport-uk'],
  refusals: { 401: 'No session that opens this copy' },
  example: { copy: 'updated' },
};
