import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { brand, LogoMark } from '../../brand/index.ts';
import styles from './logo.module.css';

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** @deprecated Since 1.7.0: the name has the colour of the text around it. */
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
export function Logo({ tone: _tone, label = brand.name, className, ...props }: LogoProps) {
  return (
    <span role="img" aria-label={label} className={cx(styles.logo, className)} {...props}>
      <LogoMark className={styles.mark} />
      <span aria-hidden="true">{brand.name}</span>
    </span>
  );
}
