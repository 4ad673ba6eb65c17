import { DescriptionList } from '@site/design-system';
import type { SectionOf } from '@site/contract';
import { Marked } from '../../search/marked.tsx';
import { Part } from './parts.tsx';
import { PlanChart } from './plan-chart.tsx';

export function MobilisationDetails({ content }: { content: SectionOf<'mobilisation'>['content'] }) {
  return (
    <>
      <Part title="Requirements">
        <DescriptionList
          layout="inline"
          items={content.requirements.map(({ label, value }) => ({
            term: label,
            label: <Marked>{label}</Marked>,
            description: <Marked>{value}</Marked>,
          }))}
        />
      </Part>
      <Part title="Plan">
        <PlanChart plan={content.plan} />
      </Part>
    </>
  );
}
