import type { ComponentProps, ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import { Icon } from '../icon/icon.tsx';
import styles from './check-list.module.css';

export interface CheckListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** A line or two each, without duplicates. */
  items: ReadonlyArray<string>;
  /** How an item is shown, such as with a search term marked; default: as it is. */
  renderItem?: (item: string) => ReactNode;
  /** `columns`: as many as fit, for a full-width list. */
  layout?: 'stacked' | 'columns';
}

const list = cva(styles.list, { variants: { layout: { stacked: null, columns: styles.columns } } });

/**
 * Short points, each with a tick: what is included or promised.
 *
 * **Use it** for benefits and goals. **Not** for steps in order: that is `ProgressSteps`. **Not** for
 * choices in a form: that is a `Checkbox`.
 */
export function CheckList({
  items,
  renderItem = (item) => item,
  layout = 'stacked',
  className,
  ...props
}: CheckListProps) {
  return (
    <ul className={list({ layout, className })} {...props}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Icon name="check" size="sm" className={styles.tick} />
          <span>{renderItem(item)}</span>
        </li>
      ))}
    </ul>
  );
}
