import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './breadcrumb.module.css';

export interface BreadcrumbLevel {
  label: string;
  href: string;
}

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the home page down. The last one is the current page, which needs no address. */
  items: Readonly<[...BreadcrumbLevel[], { label: string; href?: string }]>;
}

/**
 * The path from the home page to the current one.
 *
 * **Use it** for pages below a list or a section. **Not** for the steps of a process: that is a `ProgressSteps`.
 */
export function Breadcrumb({ items, className, ...props }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className={cx(styles.breadcrumb, className)} {...props}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => {
          const isCurrent = index === items.length - 1;
          return (
            <li key={label} className={styles.item}>
              {index > 0 && <Icon name="chevron-right" size="sm" className={styles.separator} />}
              {href && !isCurrent ? (
                <Link href={href} className={styles.link}>
                  {label}
                </Link>
              ) : (
                <span aria-current={isCurrent ? 'page' : undefined}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
