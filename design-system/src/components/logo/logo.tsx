import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { brand } from '../../brand/brand.ts';
import { LogoMark } from '../../brand/logo-mark.tsx';
import styles from './logo.module.css';

export interface LogoProps extends ComponentProps<'span'> {
  /** The colour of the name: ink on light, paper on dark. */
  tone?: 'ink' | 'paper';
  /** What a screen reader says instead of the agency's name. */
  label?: string;
}

export function Logo({ tone = 'ink', label = brand.name, className, ...props }: LogoProps) {
  return (
    <span role="img" aria-label={label} className={cx(styles.logo, styles[tone], className)} {...props}>
      <LogoMark className={styles.mark} />
      <span aria-hidden="true">{brand.name}</span>
    </span>
  );
}
