import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import styles from './data-table.module.css';

export interface DataTableColumn<Key extends string> {
  key: Key;
  label: string;
  /** `end` for figures. */
  align?: 'start' | 'end';
}

export interface DataTableProps<Key extends string> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Says what the table holds; shown above it. */
  caption: string;
  /** The first column names its row. */
  columns: readonly DataTableColumn<Key>[];
  rows: readonly Readonly<Record<NoInfer<Key>, ReactNode>>[];
}

/** A table that scrolls sideways, by keyboard too, where the window is too narrow for it. */
export function DataTable<Key extends string>({ caption, columns, rows, className, ...props }: DataTableProps<Key>) {
  return (
    <div role="region" aria-label={caption} tabIndex={0} className={cx(styles.scroller, className)} {...props}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, align }) => (
              <th key={key} scope="col" className={styles.head} data-align={align}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map(({ key, align }, column) => {
                const Cell = column === 0 ? 'th' : 'td';
                return (
                  <Cell key={key} scope={column === 0 ? 'row' : undefined} className={styles.cell} data-align={align}>
                    {row[key]}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
