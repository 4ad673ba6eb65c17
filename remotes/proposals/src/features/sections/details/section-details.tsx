import { Banner, Text } from '@site/design-system';
import type { Section } from '../section.ts';
import { AssessmentDetails } from './assessment-details.tsx';
import { blocksOf } from './blocks.ts';
import { ManagementDetails } from './management-details.tsx';
import { MobilisationDetails } from './mobilisation-details.tsx';
import { BlockPart } from './parts.tsx';
import { PropositionDetails } from './proposition-details.tsx';

/** What a card shows once it is open. */
export function SectionDetails({ section }: { section: Section }) {
  if (section.id === 'assessment') return <AssessmentDetails content={section.content} />;
  if (section.id === 'management') return <ManagementDetails content={section.content} />;
  if (section.id === 'mobilisation') return <MobilisationDetails content={section.content} />;
  if (section.id === 'proposition') return <PropositionDetails content={section.content} />;
  if (section.id === 'unknown') return <Text>Content for {section.title} is being prepared...</Text>;
  const blocks = blocksOf(section).map((block) => <BlockPart key={block.title} {...block} />);
  if (section.id !== 'training') return blocks;
  return (
    <>
      <Banner status="info">An optional enhancement: nothing else in this proposal depends on it.</Banner>
      {blocks}
    </>
  );
}
