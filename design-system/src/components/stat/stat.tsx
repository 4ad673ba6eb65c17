import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './stat.module.css';

export interface StatProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A figure, as displayed: '30,000+', '24/7'. Words are wider, and break its row. */
  value: ReactNode;
  /** What it counts, as a continuation of the figure: 'pre-vetted drivers'. */
  label: ReactNode;
  icon?: IconName;
}

/**
 * One figure and what it counts.
 *
 * **Use it** for three or four figures in a row. **Not** for facts in words: those are in a `FactList` or a
 * `DescriptionList`.
 */
export function Stat({ value, label, icon, className, ...props }: StatProps) {
  return (
    <div className={cx(styles.stat, className)} {...props}>
      {icon && <Icon name={icon} size="lg" className={styles.icon} />}
      <p className={styles.value}>{value}</p>
      <p className={styles.label}>{label}</p>
    </div>
  );
}
