import { ErrorState } from './error-state.tsx';

export const legal = [
  <ErrorState key="1" title="Failed to load" />,
  <ErrorState key="2" title="Failed to load" onRetry={() => undefined} retryLabel="Load again" headingLevel={3} />,
];

export const illegal = [
  // @ts-expect-error a failure says what failed
  <ErrorState key="1" onRetry={() => undefined} />,
  // @ts-expect-error it is always an alert
  <ErrorState key="2" title="Failed to load" role="presentation" />,
  // @ts-expect-error words for a button that is not there
  <ErrorState key="3" title="Failed to load" retryLabel="Load again" />,
  // @ts-expect-error level 1 is the page's own
  <ErrorState key="4" title="Failed to load" headingLevel={1} />,
];
