import type { ComponentProps, ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import { Icon, type IconProps } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './fact-list.module.css';

export interface FactListProps extends ComponentProps<'ul'> {
  /** `sm` for facts that matter less than the text beside them. */
  size?: 'sm' | 'md';
  /** `Fact`s. */
  children: ReactNode;
}

const list = cva(styles.list, { variants: { size: { sm: styles.sm, md: null } } });

/**
 * The key facts of one thing in a row that wraps, each with an icon that says what it is about.
 *
 * **Use it** where people compare many of one kind at a glance, such as jobs in a list. **Not** for facts that need a
 * term to be understood: that is a `DescriptionList`.
 */
export function FactList({ size = 'md', className, ...props }: FactListProps) {
  return <ul className={list({ size, className })} {...props} />;
}

export interface FactProps {
  icon: IconName;
  /** What the fact is about, for people who cannot see the icon. */
  label: string;
  /** The icon's. */
  size?: IconProps['size'];
  children: ReactNode;
}

/** One of a `FactList`. */
export function Fact({ icon, label, size = 'md', children }: FactProps) {
  return (
    <li className={styles.fact}>
      <Icon name={icon} label={label} size={size} />
      <span>{children}</span>
    </li>
  );
}
