import { ProgressSteps } from '@site/design-system';
import type { SectionOf } from '@site/contract';
import { Marked } from '../../search/marked.tsx';

export function AssessmentDetails({ content }: { content: SectionOf<'assessment'>['content'] }) {
  const { stage1, stage2, induction, route_learning: routeLearning, mentoring, signoff } = content;
  return (
    <ProgressSteps
      level={4}
      steps={[stage1, stage2, induction, routeLearning, mentoring, signoff].map(({ title, details }) => ({
        title,
        label: <Marked>{title}</Marked>,
        description: <Marked>{details}</Marked>,
      }))}
    />
  );
}
