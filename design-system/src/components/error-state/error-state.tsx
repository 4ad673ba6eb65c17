import { Button } from '../button/button.tsx';
import { StatePanel, type StateProps } from '../empty-state/state-panel.tsx';

type Retry =
  | { /** Tries again. Without it there is no button. */ onRetry: () => void; retryLabel?: string }
  | { onRetry?: never; retryLabel?: never };

export type ErrorStateProps = StateProps & Retry;

/**
 * Something failed in this part of the page; said at once to screen readers.
 *
 * **Use it** where content would be and could not be loaded, with `onRetry` wherever trying again can help.
 * **Not** for a form that was not sent: that is a `Banner`. **Not** for a list without entries: that is an `EmptyState`.
 */
export function ErrorState({ onRetry, retryLabel = 'Retry', ...props }: ErrorStateProps) {
  const retry = onRetry && (
    <Button variant="secondary" icon="refresh" onClick={() => onRetry()}>
      {retryLabel}
    </Button>
  );
  return <StatePanel {...props} role="alert" tone="danger" icon="alert" actions={retry} />;
}
