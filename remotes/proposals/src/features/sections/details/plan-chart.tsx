import { BarChart } from '@site/design-system';
import type { SectionOf } from '@site/contract';
import { Marked } from '../../search/marked.tsx';

type Plan = SectionOf<'mobilisation'>['content']['plan'];

/** A week of the plan in words: '6 weeks before the start'. */
export function inWords(week: number): string {
  if (week === 0) return 'Start of service';
  const weeks = Math.abs(week);
  return `${weeks} ${weeks === 1 ? 'week' : 'weeks'} ${week < 0 ? 'before' : 'after'} the start`;
}

/** What happens when, as bars on a road of weeks. */
export const PlanChart = ({ plan }: { plan: Plan }) => (
  <BarChart
    caption="The plan in weeks"
    heads={['What', 'When']}
    min={Math.min(0, ...plan.map(({ from }) => from))}
    max={Math.max(0, ...plan.map(({ to }) => to))}
    ticks={[{ at: 0, label: 'Start' }]}
    rows={plan.map(({ label, from, to }) => ({
      label: <Marked>{label}</Marked>,
      value: `${inWords(from)} – ${inWords(to).toLowerCase()}`,
      from,
      to,
    }))}
  />
);
