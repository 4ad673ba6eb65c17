import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './fact-list.module.css';

export interface Fact {
  icon: IconName;
  /** What the fact is about, for people who do not see the icon: 'Salary'. */
  label: string;
  value: ReactNode;
}

export interface FactListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  facts: ReadonlyArray<Fact>;
  size?: 'small' | 'medium';
}

/**
 * Key facts about one thing in a row that wraps, each with its icon.
 *
 * **Use it** for two to five facts of a few words, on a card or under a title. **Not** for facts whose names have to be
 * seen: that is a `DescriptionList`.
 */
export function FactList({ facts, size = 'medium', className, ...props }: FactListProps) {
  return (
    <ul className={cx(styles.list, size === 'small' && styles.small, className)} {...props}>
      {facts.map(({ icon, label, value }) => (
        <li key={label} className={styles.fact}>
          <Icon name={icon} label={label} size={size === 'small' ? 'sm' : 'md'} className={styles.icon} />
          <span>{value}</span>
        </li>
      ))}
    </ul>
  );
}
