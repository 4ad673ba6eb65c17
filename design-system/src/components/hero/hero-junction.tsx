import type { ComponentProps } from 'react';
import styles from './hero.module.css';

/**
 * The diagram of an advance direction sign: a roundabout, its arms and, in orange, the route to take. Decorative.
 * The arms extend far beyond the picture, so that they reach the band's edges at any height.
 */
export function HeroJunction(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 640 520"
      preserveAspectRatio="xMaxYMid meet"
      aria-hidden="true"
      focusable="false"
      fill="none"
      {...props}
    >
      <g className={styles.road} strokeWidth="48">
        <path d="M180 260H30" />
        <path d="M300 140V-500" />
        <circle cx="300" cy="260" r="112" />
      </g>
      <g className={styles.lane} strokeWidth="4" strokeDasharray="26 22">
        <path d="M156 260H30" />
        <path d="M300 116V-500" />
      </g>
      <path
        className={styles.way}
        strokeWidth="48"
        d="M300 1000V420C300 390 290 374 267.3 367.1A112 112 0 1 1 329 151.8C352 158 372 164 394 142L470 66"
      />
      <path className={styles.arrow} d="M388 44H548V204z" />
    </svg>
  );
}
