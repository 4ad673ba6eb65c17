import type { ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Icon } from '../icon/icon.tsx';
import { ScrollArea, type ScrollAreaProps } from '../scroll-area/scroll-area.tsx';
import styles from './data-table.module.css';

export interface DataTableColumn<Key extends string> {
  key: Key;
  label: string;
  /** `end` for figures. */
  align?: 'start' | 'end';
  /** Its cells stay on one line, except where the rows are stacked. */
  nowrap?: boolean;
  /** Its head is a button that sorts by it, given `onSortChange`. */
  sortable?: boolean;
}

export interface DataTableSort<Key extends string> {
  key: Key;
  direction: 'ascending' | 'descending';
}

export interface DataTableProps<Key extends string> extends Omit<ScrollAreaProps, 'children' | 'label' | 'height'> {
  /** Says what the table holds; shown above it. */
  caption: string;
  /** The first column is the row header. */
  columns: ReadonlyArray<DataTableColumn<Key>>;
  /** A cell for every column, by the column's key. */
  rows: ReadonlyArray<Readonly<Record<NoInfer<Key>, ReactNode>>>;
  /** In a narrow place, the table scrolls sideways or stacks the cells of each row, each after its column's label. */
  narrow?: 'scroll' | 'stack';
  /** What the page has sorted the rows by. */
  sort?: DataTableSort<NoInfer<Key>> | undefined;
  /** Asks the page to sort the rows. */
  onSortChange?: (sort: DataTableSort<NoInfer<Key>>) => void;
}

/**
 * A table that, in a place too narrow for it, scrolls sideways, also by keyboard, or stacks the cells of each row. The
 * page sorts its rows.
 *
 * **Use it** for figures or records to compare. **Not** for facts about one thing: that is a `DescriptionList`.
 */
export function DataTable<Key extends string>({
  caption,
  columns,
  rows,
  sort,
  onSortChange,
  narrow = 'scroll',
  className,
  ...props
}: DataTableProps<Key>) {
  // Browsers take a table, laid out as a list, for no table, unless it says so.
  const stacks = narrow === 'stack';
  const role = (name: string) => (stacks ? name : undefined);
  return (
    <ScrollArea label={caption} className={cx(stacks && styles.stacks, className)} {...props}>
      <table role={role('table')} className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead role={role('rowgroup')} className={styles.heads}>
          <tr role={role('row')}>
            {columns.map((column) => (
              <ColumnHead
                key={column.key}
                column={column}
                role={role('columnheader')}
                direction={sort?.key === column.key ? sort.direction : undefined}
                onSortChange={column.sortable ? onSortChange : undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody role={role('rowgroup')}>
          {rows.map((row, index) => (
            <tr key={index} role={role('row')}>
              {columns.map(({ key, label, align, nowrap }, column) => {
                const Cell = column === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={key}
                    scope={column === 0 ? 'row' : undefined}
                    role={role(column === 0 ? 'rowheader' : 'cell')}
                    className={styles.cell}
                    data-align={align}
                    data-nowrap={nowrap}
                    data-label={stacks ? label : undefined}
                  >
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

interface ColumnHeadProps<Key extends string> {
  column: DataTableColumn<Key>;
  role: string | undefined;
  direction: DataTableSort<Key>['direction'] | undefined;
  onSortChange: ((sort: DataTableSort<Key>) => void) | undefined;
}

function ColumnHead<Key extends string>({ column, role, direction, onSortChange }: ColumnHeadProps<Key>) {
  const { key, label, align } = column;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" role={role} aria-sort={direction} className={styles.head} data-align={align}>
      {onSortChange ? (
        <button type="button" className={styles.sort} onClick={() => onSortChange({ key, direction: next })}>
          {label}
          <Icon name="chevron-down" size="sm" className={styles.direction} />
        </button>
      ) : (
        label
      )}
    </th>
  );
}
