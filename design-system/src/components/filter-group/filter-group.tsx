import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Disclosure } from '../disclosure/disclosure.tsx';
import styles from './filter-group.module.css';

export interface FilterGroupProps extends Omit<ComponentProps<'details'>, 'open' | 'title' | 'onToggle'> {
  title: ReactNode;
  defaultOpen?: boolean;
}

/** Filters that belong together, as a fieldset that folds. What is folded away still counts and is still sent. */
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
