import type { ReactNode } from 'react';
import { ArticleFigure } from '../article-figure/article-figure.tsx';
import styles from './drawing.module.css';

/** Minutes since setting off; a minute is a unit of the drawing. */
const DRIVING = [
  { from: 0, to: 120, label: '2 h' },
  { from: 135, to: 285, label: '2 h 30' },
];
const BREAKS = [
  { from: 120, to: 135, label: '15' },
  { from: 285, to: 315, label: '30' },
];

/** A morning with a split break, as a tachograph draws it. */
export function SplitBreak({ children }: { children: ReactNode }) {
  return (
    <ArticleFigure
      width={315}
      height={72}
      drawing={
        <>
          {DRIVING.map(({ from, to, label }) => (
            <g key={from}>
              <rect x={from} y="20" width={to - from} height="44" className={styles.drive} />
              <text x={(from + to) / 2} y="48" className={styles.inside}>
                {label}
              </text>
            </g>
          ))}
          {BREAKS.map(({ from, to, label }) => (
            <g key={from}>
              <rect x={from} y="44" width={to - from} height="20" className={styles.pause} />
              <text x={(from + to) / 2} y="37" className={styles.label}>
                {label}
              </text>
            </g>
          ))}
          <path d="M0 66H315" className={styles.base} />
        </>
      }
    >
      {children}
    </ArticleFigure>
  );
}
