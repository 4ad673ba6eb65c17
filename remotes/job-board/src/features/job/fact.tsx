import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '@site/design-system';
import styles from './fact.module.css';

export interface FactProps {
  icon: IconName;
  /** What the fact is about, for people who cannot see the icon. */
  label: string;
  size?: ComponentProps<typeof Icon>['size'];
  children: ReactNode;
}

/** One line of a job's key facts, as a list item. */
export function Fact({ icon, label, size = 'md', children }: FactProps) {
  return (
    <li className={styles.fact}>
      <Icon name={icon} label={label} size={size} />
      <span>{children}</span>
    </li>
  );
}
