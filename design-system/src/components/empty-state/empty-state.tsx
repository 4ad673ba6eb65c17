import type { ReactNode } from 'react';
import type { IconName } from '../icon/icons.ts';
import { StatePanel, type StateProps } from './state-panel.tsx';

export interface EmptyStateProps extends StateProps {
  icon?: IconName;
  actions?: ReactNode;
}

/**
 * Nothing to show, and what to do about it.
 *
 * **Use it** where a list would be and has no entries.
 * **Not** when loading failed: that is an `ErrorState`. **Not** while it loads: that is a `Skeleton`.
 * **Not** for a page that has nothing else: that is a `PageMessage`.
 */
export function EmptyState({ icon = 'search', actions, ...props }: EmptyStateProps) {
  return <StatePanel {...props} tone="neutral" icon={icon} actions={actions} />;
}
