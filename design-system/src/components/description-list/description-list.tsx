import type { ComponentProps, ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import styles from './description-list.module.css';

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  items: ReadonlyArray<{
    term: string;
    /** The term as it is shown, if that is more than text. */
    label?: ReactNode;
    description: ReactNode;
  }>;
  /** `inline` puts term and description on one line, with a rule between the pairs. */
  layout?: 'stacked' | 'inline';
}

const list = cva(styles.list, { variants: { layout: { stacked: styles.stacked, inline: styles.inline } } });

/**
 * Pairs of terms and descriptions.
 *
 * **Use it** for key facts about one thing, such as a job. **Not** for the same facts about several things: that is a
 * `DataTable`.
 */
export function DescriptionList({ items, layout = 'stacked', className, ...props }: DescriptionListProps) {
  return (
    <dl className={list({ layout, className })} {...props}>
      {items.map(({ term, label = term, description }) => (
        <div key={term} className={styles.pair}>
          <dt className={styles.term}>{label}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
