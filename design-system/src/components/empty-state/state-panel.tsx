import type { ComponentProps, ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import type { IconName } from '../icon/icons.ts';
import { Sign } from '../sign/sign.tsx';
import styles from './state-panel.module.css';

export interface StateProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  title: ReactNode;
  /** Level of the title in the page's outline. */
  level?: 2 | 3 | 4;
  /** @deprecated Since 1.7.0: `level`. */
  headingLevel?: 2 | 3 | 4;
}

interface StatePanelProps
  extends Omit<ComponentProps<'div'>, 'title'>, Pick<StateProps, 'title' | 'level' | 'headingLevel'> {
  status: 'neutral' | 'danger';
  icon: IconName;
  actions: ReactNode;
}

const panel = cva(styles.panel, { variants: { status: { neutral: null, danger: styles.danger } } });

/** Shown in place of content: a sign, a title, a hint, an action. */
export function StatePanel({
  status,
  icon,
  title,
  headingLevel = 2,
  level = headingLevel,
  actions,
  className,
  children,
  ...props
}: StatePanelProps) {
  const Heading = `h${level}` as const;
  return (
    <div data-tone="paper" {...props} className={panel({ status, className })}>
      <Sign status={status} icon={icon} />
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.hint}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
