import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Disclosure } from '../disclosure/disclosure.tsx';
import styles from './filter-group.module.css';

export interface FilterGroupProps extends Omit<ComponentProps<'details'>, 'open' | 'title' | 'onToggle'> {
  /** Names the group. */
  title: ReactNode;
  defaultOpen?: boolean;
}

/**
 * A fieldset of related filters that folds. Folded filters still apply and are still sent.
 *
 * **Use it** in a column of filters, around their controls.
 * **Not** for text that folds: that is a `Disclosure`. **Not** for questions and answers: that is an `Accordion`.
 */
export function FilterGroup({ title, defaultOpen = true, className, children, ...props }: FilterGroupProps) {
  const titleId = useId();
  return (
    <Disclosure
      {...props}
      defaultOpen={defaultOpen}
      className={cx(styles.group, className)}
      summary={
        <span id={titleId} className={styles.title}>
          {title}
        </span>
      }
    >
      <fieldset aria-labelledby={titleId} className={styles.filters}>
        {children}
      </fieldset>
    </Disclosure>
  );
}
