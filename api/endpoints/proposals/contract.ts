import * as v from 'valibot';

export const PROPOSAL_COPIES = ['updated', 'original', 'operator'] as const;
export type ProposalCopy = (typeof PROPOSAL_COPIES)[number];

export const text = v.string();
const texts = v.array(text);
const titled = v.object({ title: text, details: text });
const person = v.object({
  name: text,
  role: text,
  details: text,
  /** A portrait as a data URL, so that it travels with the session's reply alone. */
  photo: v.optional(text),
});

/** Every card shows the overview; the rest is the detail body. */
const section = <const Id extends string, Entries extends v.ObjectEntries>(id: Id, content: Entries) =>
  v.object({ id: v.literal(id), title: text, content: v.object({ overview: text, ...content }) });

/** Sections by id; each id has its own content shape. */
export const ProposalSectionSchema = v.variant('id', [
  section('objective', { details: texts, summary: text }),
  section('position', { risks: texts, realWorldExample: text, mitigation: text }),
  section('mobilisation', {
    requirements: v.array(v.object({ label: text, value: text })),
    /** What happens when, in weeks from the start of service: -6 is six weeks before it. Earliest first. */
    plan: v.array(v.object({ label: text, from: v.number(), to: v.number() })),
  }),
  section('expertise', { achievements: texts, experience: text, beeNetworkMetrics: text, innovation: text }),
  section('management', {
    keyFeatures: texts,
    leadership: v.object({ overview: text, details: v.array(person) }),
    crossDepartmental: v.object({
      overview: text,
      description: text,
      departments: v.array(v.object({ name: text, icon: text, description: text })),
    }),
    sustainability: v.object({ title: text, description: text }),
  }),
  section('assessment', {
    stage1: titled,
    stage2: titled,
    induction: titled,
    route_learning: titled,
    mentoring: titled,
    signoff: titled,
  }),
  section('attraction', { audiences: v.object({ primary: texts, secondary: texts }), channels: texts }),
  section('relocation', { model: text, accommodation: texts, identification: text, safetyCompliance: text }),
  section('proposition', {
    packageStructure: v.object({
      guaranteedHours: titled,
      shiftStructure: titled,
      overtime: titled,
      marketPositioning: titled,
      relocationSupport: titled,
    }),
    rates: v.object({
      agency: v.object({ paye: text, umb: text, relocation_paye: text, relocation_umb: text }),
      incumbent: v.object({ weekday: text, weekend: text, bank_holiday: text, overtime: text }),
    }),
    disclaimer: text,
    /** Only in the older copy. */
    attractions: v.optional(texts),
  }),
  section('training', { partnership: text, leadership: text, expertise: text, availability: text, courses: texts }),
  section('supply', { commitment: text, timeline: text, mobilisation: text, flexibility: text, standby: text }),
  section('committed', { keyPoints: texts }),
  section('onsite', { presence: text, reporting: text, monitoring: text, support: text }),
  section('technology', { systems: texts, customisation: text, future: text }),
  section('compliance', { principle: text, contribution: text, payment: text, standards: text }),
]);
export const SECTION_IDS = ProposalSectionSchema.options.map(({ entries }) => entries.id.literal);

export type ProposalSection = v.InferOutput<typeof ProposalSectionSchema>;

export type SectionId = ProposalSection['id'];
export type SectionOf<Id extends SectionId> = Extract<ProposalSection, { id: Id }>;

/** The proposals that people are given access to. */
export const GRANTED_SCOPES = ['lcrca', 'transport-uk'] as const;
export type GrantedScope = (typeof GRANTED_SCOPES)[number];
