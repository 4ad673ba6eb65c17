import type { ComponentProps } from 'react';
import { cva } from 'class-variance-authority';
import styles from './road-line.module.css';

export interface RoadLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** In grey, rather than the accent. */
  muted?: boolean;
  /** @deprecated Since 1.7.0: `muted`. */
  tone?: 'accent' | 'muted';
}

const roadLine = cva(styles.line, { variants: { muted: { true: styles.muted, false: styles.accent } } });

/**
 * Lane dashes across the column. Decoration only.
 *
 * **Use it** for a pause between two parts of one section. **Not** for the start of a new part of the page: that is a
 * `Section`.
 */
export function RoadLine({ tone, muted = tone === 'muted', className, ...props }: RoadLineProps) {
  return <div aria-hidden="true" className={roadLine({ muted, className })} {...props} />;
}
