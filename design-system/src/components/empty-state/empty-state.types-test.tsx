import { EmptyState } from './empty-state.tsx';

export const legal = <EmptyState title="No jobs" icon="briefcase" headingLevel={3} />;

export const illegal = [
  // @ts-expect-error an empty place says what is missing
  <EmptyState key="1" />,
  // @ts-expect-error not one of our icons
  <EmptyState key="2" title="No jobs" icon="rocket" />,
];
