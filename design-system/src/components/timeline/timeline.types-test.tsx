import { Timeline } from './timeline.tsx';

export const legal = [
  <Timeline key="1" milestones={[{ id: '2031', date: '2031+', title: 'Long haul' }]} level={2} />,
  <Timeline
    key="2"
    milestones={[
      {
        id: 'start',
        date: <time dateTime="2026-09-01">1 September 2026</time>,
        title: 'Start',
        content: 'Two depots.',
      },
    ]}
  />,
];

export const illegal = [
  // @ts-expect-error a milestone without a date is a step
  <Timeline key="1" milestones={[{ id: '2031', title: 'Long haul' }]} />,
  // @ts-expect-error no such heading level
  <Timeline key="2" milestones={[]} level={0} />,
  // @ts-expect-error it needs milestones
  <Timeline key="3" />,
];
