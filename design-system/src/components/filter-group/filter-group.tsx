import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Disclosure } from '../disclosure/disclosure.tsx';
import styles from './filter-group.module.css';

export interface FilterGroupProps extends Omit<ComponentProps<'details'>, 'open' | 'title' | 'onToggle'> {
  /** Says what the filters are about. */
  title: ReactNode;
  defaultOpen?: boolean;
}

/**
 * Related filters that fold. Folded filters still apply and are still sent. It is no group of its own.
 *
 * **Use it** in a column of filters, around their controls. Choices in it are a `CheckboxGroup` with its legend hidden.
 * **Not** for text that folds: that is a `Disclosure`. **Not** for questions and answers: that is an `Accordion`.
 */
export function FilterGroup({ title, defaultOpen = true, className, children, ...props }: FilterGroupProps) {
  return (
    <Disclosure
      {...props}
      defaultOpen={defaultOpen}
      className={cx(styles.group, className)}
      summary={<span className={styles.title}>{title}</span>}
    >
      <div className={styles.filters}>{children}</div>
    </Disclosure>
  );
}
