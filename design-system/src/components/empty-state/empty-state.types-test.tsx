import { EmptyState } from './empty-state.tsx';

export const legal = <EmptyState title="No jobs" icon="briefcase" level={3} />;

export const illegal = [
  // @ts-expect-error it needs a title
  <EmptyState key="1" />,
  // @ts-expect-error unknown icon
  <EmptyState key="2" title="No jobs" icon="rocket" />,
  // @ts-expect-error level 1 is reserved for the page's title
  <EmptyState key="3" title="No jobs" level={1} />,
  // @ts-expect-error a failure is an ErrorState
  <EmptyState key="4" title="No jobs" tone="danger" />,
];
