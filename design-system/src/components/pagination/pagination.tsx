import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { Icon } from '../icon/icon.tsx';
import { Anchor } from '../link/link-provider.tsx';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The page shown, counted from 1. */
  page: number;
  totalPages: number;
  /** The address of a page of the list. */
  hrefFor: (page: number) => string;
  /** What the list is, where a page has two of them. */
  label?: string;
}

/**
 * Links to the pages of a list. Nothing when there is only one.
 *
 * **Use it** under a list that is shown in parts. **Not** for a way back from a page: that is a `Link`.
 */
export function Pagination({ page, totalPages, hrefFor, label = 'Pagination', className, ...props }: PaginationProps) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={label} className={cx(styles.pagination, className)} {...props}>
      {page > 1 && (
        <Anchor href={hrefFor(page - 1)} rel="prev" className={styles.step}>
          <Icon name="chevron-left" size="sm" />
          <span className={styles.words}>Previous</span>
        </Anchor>
      )}
      <ol className={styles.pages}>
        {pageWindow(page, totalPages).map((number) => (
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
    </nav>
  );
}
