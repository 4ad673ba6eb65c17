import type { SectionId, SectionOf } from '@site/contract';

/** A heading with a text, or with points. */
export interface Block {
  title: string;
  content: string | readonly string[];
}

type Content<Id extends SectionId> = SectionOf<Id>['content'];
type Blocks = { readonly [Id in SectionId]?: (content: Content<Id>) => Block[] };

const block = (title: string, content: Block['content']): Block => ({ title, content });

/** The detail bodies that are headings with texts; the other sections draw theirs. */
const BLOCKS = {
  objective: ({ details, summary }) => [block('Goals', details), block('Overall goal', summary)],
  position: ({ risks, realWorldExample, mitigation }) => [
    block('Risks', risks),
    block('Real-world evidence', realWorldExample),
    block('Mitigation', mitigation),
  ],
  expertise: ({ achievements, experience, beeNetworkMetrics, innovation }) => [
    block('Achievements', achievements),
    block('Experience', experience),
    block('Scale and performance', beeNetworkMetrics),
    block('Approach', innovation),
  ],
  attraction: ({ audiences, channels }) => [
    block('Primary audience', audiences.primary),
    block('Secondary audience', audiences.secondary),
    block('Channels', channels),
  ],
  relocation: ({ model, accommodation, identification, safetyCompliance }) => [
    block('Model', model),
    block('Accommodation', accommodation),
    block('Driver identification', identification),
    block('Safety and compliance', safetyCompliance),
  ],
  training: ({ partnership, leadership, expertise, courses, availability }) => [
    block('Partnership', partnership),
    block('Leadership', leadership),
    block('Expertise', expertise),
    block('Courses', courses),
    block('Please note', availability),
  ],
  supply: ({ commitment, timeline, mobilisation, flexibility, standby }) => [
    block('Commitment', commitment),
    block('Timeline', timeline),
    block('Mobilisation', mobilisation),
    block('Flexibility', flexibility),
    block('Standby', standby),
  ],
  committed: ({ keyPoints }) => [block('Key points', keyPoints)],
  onsite: ({ presence, reporting, monitoring, support }) => [
    block('Presence', presence),
    block('Reporting', reporting),
    block('Monitoring', monitoring),
    block('Support', support),
  ],
  technology: ({ systems, customisation, future }) => [
    block('Systems', systems),
    block('Customisation', customisation),
    block('Future development', future),
  ],
  compliance: ({ principle, contribution, payment, standards }) => [
    block('Principle', principle),
    block('Industry contribution', contribution),
    block('Payment structure', payment),
    block('Framework', standards),
  ],
} as const satisfies Blocks;

export type BlockSection = SectionOf<keyof typeof BLOCKS>;

export function blocksOf({ id, content }: BlockSection): Block[] {
  // The compiler cannot follow that the content belongs to the id.
  return (BLOCKS[id] as (content: BlockSection['content']) => Block[])(content);
}
