import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { brand, LogoMark } from '../../brand/index.ts';
import styles from './logo.module.css';

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The colour of the name: ink on light, paper on dark. */
  tone?: 'ink' | 'paper';
  /** Text alternative, by default the agency's name. */
  label?: string;
}

/**
 * The agency's mark and name, as one picture.
 *
 * **Use it** for the header, the footer and pages without them. **Not** for the agency's name in a sentence: that is
 * `brand.name`.
 */
export function Logo({ tone = 'ink', label = brand.name, className, ...props }: LogoProps) {
  return (
    <span role="img" aria-label={label} className={cx(styles.logo, styles[tone], className)} {...props}>
      <LogoMark className={styles.mark} />
      <span aria-hidden="true">{brand.name}</span>
    </span>
  );
}
