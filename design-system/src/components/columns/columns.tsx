import { cx } from 'class-variance-authority';
import type { ElementProps, Tag } from '../../layout/polymorphic.ts';
import styles from './columns.module.css';

export interface ColumnsOwnProps {
  /** How wide the two are to each other; an aside is as wide as a form's panel, contents as a list of links. */
  ratio?: '1:1' | '1:2' | '2:3' | '3:2' | 'main-aside' | 'contents-main';
  align?: 'start' | 'center';
  /** The column that stays in view while the other is scrolled past. */
  sticky?: 'first' | 'last';
}

export type ColumnsProps<Element extends Tag = 'div'> = ColumnsOwnProps & ElementProps<Element, ColumnsOwnProps>;

const ratios = {
  '1:1': styles.equal,
  '1:2': styles.oneTwo,
  '2:3': styles.twoThree,
  '3:2': styles.threeTwo,
  'main-aside': styles.aside,
  'contents-main': styles.contents,
};

/**
 * Two parts of a section side by side where there is room, one below the other elsewhere.
 *
 * **Use it** for a title beside its text, or a form beside its notes. **Not** for items of equal weight: that is a
 * `Grid`.
 */
export function Columns<Element extends Tag = 'div'>({
  as,
  ratio = '1:1',
  align = 'start',
  sticky,
  className,
  ...props
}: ColumnsProps<Element>) {
  const Root: Tag = as ?? 'div';
  return (
    <Root
      className={cx(styles.columns, ratios[ratio], styles[align], sticky && styles[sticky], className)}
      {...(props as object)}
    />
  );
}
