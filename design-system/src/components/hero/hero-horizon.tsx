import type { ComponentProps } from 'react';
import styles from './hero.module.css';

/** Hills in the evening, and a depot with its doors lit, seen from the road along the hero's foot. Decorative. */
export function HeroHorizon(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 1440 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false" {...props}>
      <path
        className={styles.far}
        d="M-600 130C-300 60-160 170 40 140S300 62 480 104 760 168 940 110 1240 40 1440 104 1800 60 2040 120V240H-600z"
      />
      <path
        className={styles.near}
        d="M-600 190C-300 150-140 214 40 200S320 152 500 186 840 228 1010 194 1290 146 1440 180 1820 150 2040 190V240H-600zM272 206V164L294 152H450L472 164V206z"
      />
      <path
        className={styles.arrow}
        d="M290 182h20v14h-20zM324 182h20v14h-20zM358 182h20v14h-20zM392 182h20v14h-20zM426 182h20v14h-20z"
      />
    </svg>
  );
}
