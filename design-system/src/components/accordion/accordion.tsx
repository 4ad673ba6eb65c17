import type { ComponentProps, ReactNode } from 'react';
import * as Radix from '@radix-ui/react-accordion';
import { cx } from 'class-variance-authority';
import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

/** Either controlled by the page (`value` and `onValueChange`) or uncontrolled: the open item's id, or ''. */
type AccordionValue =
  | { value: string; onValueChange: (value: string) => void; defaultValue?: never }
  | { value?: never; onValueChange?: (value: string) => void; defaultValue?: string };

export type AccordionProps = AccordionValue &
  Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'dir'> & {
    items: ReadonlyArray<AccordionItem>;
    /** Level of the items' headings in the page's outline. */
    level?: 2 | 3 | 4 | 5;
    /** @deprecated Since 1.7.0: `level`. */
    headingLevel?: 2 | 3 | 4 | 5;
  };

/**
 * Questions whose answers open one at a time; pressing the open one closes it.
 *
 * **Use it** for a list of questions when most people need only one or two.
 * **Not** for a single text that folds: that is a `Disclosure`. **Not** for filters: that is a `FilterGroup`.
 */
export function Accordion({ items, headingLevel = 3, level = headingLevel, className, ...props }: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <Radix.Root type="single" collapsible className={cx(styles.accordion, className)} {...props}>
      {items.map(({ id, title, content }) => (
        <Radix.Item key={id} value={id} className={styles.item}>
          <Radix.Header asChild>
            <Heading className={styles.heading}>
              <Radix.Trigger className={styles.trigger}>
                {title}
                <Icon name="chevron-down" className={styles.chevron} />
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          {/* Mounted even while closed, so that server HTML includes the answers. */}
          <Radix.Content forceMount className={styles.content} style={NO_SIZES}>
            <div className={styles.clip}>
              <div className={styles.answer}>{content}</div>
            </div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}

/** Radix says the content's size in a style attribute, which sites' policies forbid. Grid rows open it instead. */
const NO_SIZES: object = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
};
