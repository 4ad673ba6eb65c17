import type { SectionOf } from '@site/contract';
import { Marked } from '../../search/marked.tsx';
import styles from './mobilisation-details.module.css';
import { Part } from './parts.tsx';
import { PlanChart } from './plan-chart.tsx';

export function MobilisationDetails({ content }: { content: SectionOf<'mobilisation'>['content'] }) {
  return (
    <>
      <Part title="Requirements">
        <dl className={styles.requirements}>
          {content.requirements.map(({ label, value }) => (
            <div key={label} className={styles.requirement}>
              <dt className={styles.label}>
                <Marked>{label}</Marked>
              </dt>
              <dd className={styles.value}>
                <Marked>{value}</Marked>
              </dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="Plan">
        <PlanChart plan={content.plan} />
      </Part>
    </>
  );
}
