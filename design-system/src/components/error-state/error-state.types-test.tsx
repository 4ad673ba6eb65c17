import { ErrorState } from './error-state.tsx';

export const legal = [
  <ErrorState key="1" title="Failed to load" />,
  <ErrorState key="2" title="Failed to load" onRetry={() => undefined} retryLabel="Load again" level={3} />,
];

export const illegal = [
  // @ts-expect-error it needs a title
  <ErrorState key="1" onRetry={() => undefined} />,
  // @ts-expect-error it is always an alert
  <ErrorState key="2" title="Failed to load" role="presentation" />,
  // @ts-expect-error a label needs a button
  <ErrorState key="3" title="Failed to load" retryLabel="Load again" />,
  // @ts-expect-error level 1 is reserved for the page's title
  <ErrorState key="4" title="Failed to load" level={1} />,
];
