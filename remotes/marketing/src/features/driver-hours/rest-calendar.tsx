import type { ReactNode } from 'react';
import { ArticleFigure } from '../article-figure/article-figure.tsx';
import styles from './drawing.module.css';

/** Hours of weekly rest; an hour is a unit of the drawing. */
const WEEKS = [
  { week: 1, rest: 30, owed: 15, paidBack: 0 },
  { week: 2, rest: 45, owed: 0, paidBack: 0 },
  { week: 3, rest: 45, owed: 0, paidBack: 0 },
  { week: 4, rest: 45, owed: 0, paidBack: 15 },
];
const ROW = 32;
const LEFT = 62;
const HOUR = 3.4;

/** Four weekly rests: the first is short, and what it lacks is added to the last. */
export function RestCalendar({ children }: { children: ReactNode }) {
  return (
    <ArticleFigure
      width={315}
      height={WEEKS.length * ROW}
      drawing={WEEKS.map(({ week, rest, owed, paidBack }, index) => (
        <g key={week} transform={`translate(0 ${index * ROW})`}>
          <text x="0" y="20" className={styles.start}>
            Week {week}
          </text>
          <rect x={LEFT} y="2" width={rest * HOUR} height={ROW - 8} className={styles.rest} />
          <text x={LEFT + (rest * HOUR) / 2} y="20" className={styles.light}>
            {rest} h
          </text>
          {owed > 0 && (
            <rect x={LEFT + rest * HOUR + 2} y="3" width={owed * HOUR - 3} height={ROW - 10} className={styles.owed} />
          )}
          {paidBack > 0 && (
            <>
              <rect
                x={LEFT + rest * HOUR + 2}
                y="2"
                width={paidBack * HOUR}
                height={ROW - 8}
                className={styles.drive}
              />
              <text x={LEFT + (rest + paidBack / 2) * HOUR + 2} y="20" className={styles.inside}>
                15 h
              </text>
            </>
          )}
        </g>
      ))}
    >
      {children}
    </ArticleFigure>
  );
}
