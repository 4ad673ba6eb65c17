import { Button } from '../button/button.tsx';
import { StatePanel, type StateProps } from '../empty-state/state-panel.tsx';

export interface ErrorStateProps extends StateProps {
  /** Tries again. Without it there is no button. */
  onRetry?: () => void;
  retryLabel?: string;
}

/** Something failed in this part of the page; said at once to screen readers. */
export function ErrorState({ onRetry, retryLabel = 'Retry', ...props }: ErrorStateProps) {
  const retry = onRetry && (
    <Button variant="secondary" icon="refresh" onClick={() => onRetry()}>
      {retryLabel}
    </Button>
  );
  return <StatePanel {...props} role="alert" tone="danger" icon="alert" actions={retry} />;
}
