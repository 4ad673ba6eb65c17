import type { ComponentProps } from 'react';
import styles from './hero.module.css';

/** Near and far end of each dash of the centre line, from the bottom of the picture up. */
const dashes = [
  [640, 520],
  [440, 356],
  [300, 240],
  [200, 156],
  [126, 94],
  [72, 48],
  [30, 12],
] as const;

const CENTRE = 382;

/** Half the width of the centre line at height `y`, narrowed by perspective. */
const halfLine = (y: number) => 2 + y / 60;

const dash = ([near, far]: (typeof dashes)[number]) =>
  `M${CENTRE - halfLine(near)} ${near}L${CENTRE - halfLine(far)} ${far}H${CENTRE + halfLine(far)}L${CENTRE + halfLine(near)} ${near}z`;

/** A carriageway running away from the viewer, with space above for a panel like a gantry sign. Decorative. */
export function HeroCarriageway(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 720 640" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false" {...props}>
      <path className={styles.surface} d="M302 0H462L790 640H-26z" />
      <path className={styles.arrow} d="M309 0H315L38 640H12zM449 0H455L752 640H726z" />
      <path className={styles.dash} d={dashes.map(dash).join('')} />
    </svg>
  );
}
