import type { ComponentProps } from 'react';
import { cva } from 'class-variance-authority';
import styles from './road-line.module.css';

export interface RoadLineProps extends ComponentProps<'div'> {
  tone?: 'accent' | 'muted';
}

const roadLine = cva(styles.line, { variants: { tone: { accent: styles.accent, muted: styles.muted } } });

/** Lane dashes across the column. Decoration only. */
export function RoadLine({ tone = 'accent', className, ...props }: RoadLineProps) {
  return <div aria-hidden="true" className={roadLine({ tone, className })} {...props} />;
}
