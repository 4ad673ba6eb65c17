import * as v from 'valibot';
import { inputObject } from './input.ts';

export const PROPOSAL_COPIES = ['updated', 'original', 'operator'] as const;
export type ProposalCopy = (typeof PROPOSAL_COPIES)[number];

export const ProposalQuerySchema = inputObject({ copy: v.picklist(PROPOSAL_COPIES, 'Unknown proposal') });

export const ObjectiveSectionSchema = v.object({
  id: v.literal('objective'),
  title: v.string(),
  content: v.object({ overview: v.string(), details: v.array(v.string()), summary: v.string() }),
});

/** Sections by id; each id has its own content shape. */
export const ProposalSectionSchema = v.variant('id', [ObjectiveSectionSchema]);
export type ProposalSection = v.InferOutput<typeof ProposalSectionSchema>;

/** A figure of the hero block: { value: '300+', label: 'drivers required' }. */
export const ProposalFigureSchema = v.object({ value: v.string(), label: v.string() });
export type ProposalFigure = v.InferOutput<typeof ProposalFigureSchema>;

/** Delivered only to a visitor whose session unlocks the copy; 401 otherwise. */
export const ProposalSchema = v.object({
  copy: v.picklist(PROPOSAL_COPIES),
  title: v.string(),
  /** Who the proposal is for, as the sign in its header names them. */
  client: v.string(),
  preparedBy: v.string(),
  /** 'September 2026'. */
  projectStart: v.string(),
  figures: v.array(ProposalFigureSchema),
  sections: v.array(ProposalSectionSchema),
});
export type Proposal = v.InferOutput<typeof ProposalSchema>;
