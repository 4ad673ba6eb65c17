import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { Icon } from '../icon/icon.tsx';
import { Anchor } from '../link/link-provider.tsx';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page, counted from 1. */
  page: number;
  totalPages: number;
  /** The address of a page of the list. */
  hrefFor: (page: number) => string;
  /** Name of the list, for a page with two of them. */
  label?: string;
}

/**
 * Links to the pages of a list, and how many there are. Renders nothing for a single page.
 *
 * **Use it** below a list that is split into pages. **Not** for a link back: that is a `Link`.
 */
export function Pagination({ page, totalPages, hrefFor, label = 'Pagination', className, ...props }: PaginationProps) {
  if (totalPages <= 1) return null;
  const numbers = pageWindow(page, totalPages);
  return (
    <nav aria-label={label} className={cx(styles.pagination, className)} {...props}>
      <div className={styles.steps}>
        {page > 1 && (
          <Anchor href={hrefFor(page - 1)} rel="prev" className={styles.step}>
            <Icon name="chevron-left" size="sm" />
            <span className={styles.words}>Previous</span>
          </Anchor>
        )}
        <ol className={styles.pages}>
          {numbers.map((number) => (
            <li key={number}>
              <Anchor
                href={hrefFor(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className={styles.page}
              >
                {number}
              </Anchor>
            </li>
          ))}
        </ol>
        {page < totalPages && (
          <Anchor href={hrefFor(page + 1)} rel="next" className={styles.step}>
            <span className={styles.words}>Next</span>
            <Icon name="chevron-right" size="sm" />
          </Anchor>
        )}
      </div>
      <div className={styles.extent}>
        {!numbers.includes(1) && <End href={hrefFor(1)}>First page</End>}
        <span>
          Page {page} of {totalPages}
        </span>
        {!numbers.includes(totalPages) && <End href={hrefFor(totalPages)}>Last page</End>}
      </div>
    </nav>
  );
}

const End = ({ href, children }: { href: string; children: string }) => (
  <Anchor href={href} className={styles.end}>
    {children}
  </Anchor>
);
