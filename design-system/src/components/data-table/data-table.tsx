import type { ReactNode } from 'react';
import { ScrollArea, type ScrollAreaProps } from '../scroll-area/scroll-area.tsx';
import styles from './data-table.module.css';

export interface DataTableColumn<Key extends string> {
  key: Key;
  label: string;
  /** `end` for figures. */
  align?: 'start' | 'end';
}

export interface DataTableProps<Key extends string> extends Omit<ScrollAreaProps, 'children' | 'label' | 'height'> {
  /** Says what the table holds; shown above it. */
  caption: string;
  /** The first column is the row header. */
  columns: ReadonlyArray<DataTableColumn<Key>>;
  /** A cell for every column, by the column's key. */
  rows: ReadonlyArray<Readonly<Record<NoInfer<Key>, ReactNode>>>;
}

/**
 * A table that scrolls sideways, also by keyboard, when the window is too narrow for it.
 *
 * **Use it** for figures or records to compare. **Not** for facts about one thing: that is a `DescriptionList`.
 */
export function DataTable<Key extends string>({ caption, columns, rows, ...props }: DataTableProps<Key>) {
  return (
    <ScrollArea label={caption} {...props}>
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
    </ScrollArea>
  );
}
