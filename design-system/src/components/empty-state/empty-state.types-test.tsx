import { EmptyState } from './empty-state.tsx';

export const legal = <EmptyState title="No jobs" icon="briefcase" headingLevel={3} />;

export const illegal = [
  // @ts-expect-error an empty place says what is missing
  <EmptyState key="1" />,
  // @ts-expect-error not one of our icons
  <EmptyState key="2" title="No jobs" icon="rocket" />,
  // @ts-expect-error level 1 is the page's own
  <EmptyState key="3" title="No jobs" headingLevel={1} />,
  // @ts-expect-error nothing is wrong: a failure is an ErrorState
  <EmptyState key="4" title="No jobs" tone="danger" />,
];
