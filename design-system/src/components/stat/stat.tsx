import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './stat.module.css';

export interface StatProps extends ComponentProps<'div'> {
  /** '30,000+'. */
  value: ReactNode;
  label: ReactNode;
  icon?: IconName;
}

/** One figure and what it counts. */
export function Stat({ value, label, icon, className, ...props }: StatProps) {
  return (
    <div className={cx(styles.stat, className)} {...props}>
      {icon && <Icon name={icon} size="lg" className={styles.icon} />}
      <p className={styles.value}>{value}</p>
      <p className={styles.label}>{label}</p>
    </div>
  );
}
