import { ErrorSummary } from './error-summary.tsx';

export const legal = <ErrorSummary errors={[{ fieldId: 'email', message: 'Email is required' }]} />;

export const illegal = [
  // @ts-expect-error an error belongs to a field
  <ErrorSummary key="1" errors={[{ message: 'Email is required' }]} />,
  // @ts-expect-error it is always an alert
  <ErrorSummary key="2" errors={[]} role="presentation" />,
  // @ts-expect-error it needs `errors` to know when to appear
  <ErrorSummary key="3" title="There is a problem" />,
  // @ts-expect-error its content is its errors
  <ErrorSummary key="4" errors={[]}>
    Please try again
  </ErrorSummary>,
  // @ts-expect-error an error needs a message
  <ErrorSummary key="5" errors={[{ fieldId: 'email' }]} />,
];
