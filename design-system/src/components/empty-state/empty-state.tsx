import type { ReactNode } from 'react';
import type { IconName } from '../icon/icons.ts';
import { StatePanel, type StateProps } from './state-panel.tsx';

export interface EmptyStateProps extends StateProps {
  icon?: IconName;
  actions?: ReactNode;
}

/** Nothing to show, and what to do about it. */
export function EmptyState({ icon = 'search', actions, ...props }: EmptyStateProps) {
  return <StatePanel {...props} tone="neutral" icon={icon} actions={actions} />;
}
