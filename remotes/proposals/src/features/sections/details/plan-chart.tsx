import { DataTable } from '@site/design-system';
import type { SectionOf } from '@site/contract';
import { Marked } from '../../search/marked.tsx';
import styles from './plan-chart.module.css';

type Plan = SectionOf<'mobilisation'>['content']['plan'];

/** A week of the plan in words: '6 weeks before the start'. */
export function inWords(week: number): string {
  if (week === 0) return 'Start of service';
  const weeks = Math.abs(week);
  return `${weeks} ${weeks === 1 ? 'week' : 'weeks'} ${week < 0 ? 'before' : 'after'} the start`;
}

const share = (weeks: number, of: number) => `${(100 * weeks) / of}%`;

/** What happens when, as bars on a road of weeks, with the same in a table. */
export function PlanChart({ plan }: { plan: Plan }) {
  const first = Math.min(0, ...plan.map(({ from }) => from));
  const weeks = Math.max(0, ...plan.map(({ to }) => to)) - first;
  return (
    <>
      <div aria-hidden="true" className={styles.chart}>
        <div className={styles.start}>
          <svg width={share(-first, weeks)} />
          <span>Start</span>
        </div>
        {plan.map(({ label, from, to }) => (
          <div key={label} className={styles.row}>
            <span className={styles.label}>{label}</span>
            <div className={styles.weeks}>
              <svg width={share(from - first, weeks)} />
              <svg className={styles.bar} width={share(to - from, weeks)} />
            </div>
          </div>
        ))}
      </div>
      <DataTable
        caption="The plan in weeks"
        columns={[
          { key: 'label', label: 'What' },
          { key: 'from', label: 'From' },
          { key: 'to', label: 'To' },
        ]}
        rows={plan.map(({ label, from, to }) => ({
          label: <Marked>{label}</Marked>,
          from: inWords(from),
          to: inWords(to),
        }))}
      />
    </>
  );
}
