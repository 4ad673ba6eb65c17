import { StatePanel, type StateProps } from '../empty-state/state-panel.tsx';
import { RetryButton } from '../retry-button/retry-button.tsx';

type Retry =
  | { /** Tries again. Without it there is no Retry button. */ onRetry: () => void; retryLabel?: string }
  | { onRetry?: never; retryLabel?: never };

export type ErrorStateProps = StateProps & Retry;

/**
 * A part of the page failed; screen readers announce it at once.
 *
 * **Use it** in place of content that failed to load, with `onRetry` if trying again can help.
 * **Not** for a form that was not sent: that is a `Banner`.
 * **Not** for a list without entries: that is an `EmptyState`.
 * **Not** where the whole page failed: that is a `PageMessage` with the status `danger`.
 */
export function ErrorState({ onRetry, retryLabel, ...props }: ErrorStateProps) {
  const retry = onRetry && (
    <RetryButton variant="secondary" onRetry={onRetry}>
      {retryLabel}
    </RetryButton>
  );
  return <StatePanel {...props} role="alert" status="danger" icon="alert" actions={retry} />;
}
