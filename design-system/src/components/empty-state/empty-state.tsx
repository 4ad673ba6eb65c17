import type { ReactNode } from 'react';
import type { IconName } from '../icon/icons.ts';
import { StatePanel, type StateProps } from './state-panel.tsx';

export interface EmptyStateProps extends StateProps {
  icon?: IconName;
  actions?: ReactNode;
}

/**
 * Says that there is nothing to show, and what to do about it.
 *
 * **Use it** in place of a list without entries.
 * **Not** when loading failed: that is an `ErrorState`. **Not** while it loads: that is a `Skeleton`.
 * **Not** for a page that has nothing else: that is a `PageMessage`.
 */
export function EmptyState({ icon = 'search', actions, ...props }: EmptyStateProps) {
  return <StatePanel {...props} status="neutral" icon={icon} actions={actions} />;
}
