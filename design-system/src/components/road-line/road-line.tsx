import type { ComponentProps } from 'react';
import { cva } from 'class-variance-authority';
import styles from './road-line.module.css';

export interface RoadLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  tone?: 'accent' | 'muted';
}

const roadLine = cva(styles.line, { variants: { tone: { accent: styles.accent, muted: styles.muted } } });

/**
 * Lane dashes across the column. Decoration only.
 *
 * **Use it** for a pause between two parts of one section. **Not** for the start of a new part of the page: that is a
 * `Section`.
 */
export function RoadLine({ tone = 'accent', className, ...props }: RoadLineProps) {
  return <div aria-hidden="true" className={roadLine({ tone, className })} {...props} />;
}
