import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

/** Either controlled by the page (`open` and `onOpenChange`) or uncontrolled. */
type DisclosureState =
  | { open: boolean; onOpenChange: (open: boolean) => void; defaultOpen?: never }
  | { open?: never; onOpenChange?: never; defaultOpen?: boolean };

export type DisclosureProps = DisclosureState &
  Omit<ComponentProps<'details'>, 'open' | 'onToggle'> & {
    /** Always in view; opens the rest. */
    summary: ReactNode;
  };

/**
 * Content behind a summary: a native element, which opens without scripts and for find-in-page.
 *
 * **Use it** for a text or a part that most people can skip.
 * **Not** for a list of questions: that is an `Accordion`. **Not** for filters: that is a `FilterGroup`.
 */
export function Disclosure({
  summary,
  open,
  onOpenChange,
  defaultOpen = false,
  className,
  children,
  ...props
}: DisclosureProps) {
  const follow = ({ currentTarget }: { currentTarget: HTMLDetailsElement }) => {
    if (open === undefined || currentTarget.open === open) return;
    onOpenChange?.(currentTarget.open);
    // The browser has already toggled it: restore the page's state until the page agrees.
    currentTarget.open = open;
  };
  return (
    <details className={cx(styles.disclosure, className)} {...props} open={open ?? defaultOpen} onToggle={follow}>
      <summary className={styles.summary}>
        <span className={styles.words}>{summary}</span>
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
