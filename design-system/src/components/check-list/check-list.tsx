import type { ComponentProps } from 'react';
import { cva } from 'class-variance-authority';
import { Icon } from '../icon/icon.tsx';
import styles from './check-list.module.css';

export interface CheckListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Each no longer than a line or two, no two the same. */
  items: ReadonlyArray<string>;
  /** `columns`: as many as fit, for a list that has the page's width. */
  layout?: 'stacked' | 'columns';
}

const list = cva(styles.list, { variants: { layout: { stacked: null, columns: styles.columns } } });

/**
 * Short points, each with a tick: what is included, what is promised.
 *
 * **Use it** for benefits and goals. **Not** for what must be done in order: that is `ProgressSteps`. **Not** for
 * choices in a form: that is a `Checkbox`.
 */
export function CheckList({ items, layout = 'stacked', className, ...props }: CheckListProps) {
  return (
    <ul className={list({ layout, className })} {...props}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Icon name="check" size="sm" className={styles.tick} />
          {item}
        </li>
      ))}
    </ul>
  );
}
