import type { ReactNode } from 'react';
import { grouped } from '@site/contract';
import { ArticleFigure } from '../article-figure/article-figure.tsx';
import styles from './offer-ladder.module.css';

/** Pounds a year, one on top of the other. */
const STEPS = [
  { label: 'Basic', from: 0, to: 33_280 },
  { label: 'Paid breaks', from: 33_280, to: 36_400 },
  { label: 'Overtime', from: 36_400, to: 42_640 },
  { label: 'Nights out', from: 42_640, to: 45_050 },
];
/** The drawing leaves out the first pounds, so that the steps above them can be seen. */
const FLOOR = 24_000;
const HEIGHT = 150;
const STEP = 80;
const yOf = (pounds: number) => HEIGHT - ((Math.max(pounds, FLOOR) - FLOOR) / 22_000) * 128;

/** What is paid around an hourly rate, as steps up to the year's pay. */
export function OfferLadder({ children }: { children: ReactNode }) {
  return (
    <ArticleFigure
      width={320}
      height={172}
      drawing={
        <>
          {STEPS.map(({ label, from, to }, index) => (
            <g key={label} transform={`translate(${index * STEP} 0)`}>
              <rect x="3" y={yOf(from)} width={STEP - 6} height={HEIGHT - yOf(from)} className={styles.below} />
              <rect x="3" y={yOf(to)} width={STEP - 6} height={yOf(from) - yOf(to)} className={styles.step} />
              <text x={STEP / 2} y={yOf(to) - 5} className={styles.amount}>
                {(index === 0 ? '£' : '+£') + grouped(to - from)}
              </text>
              <text x={STEP / 2} y="167" className={styles.label}>
                {label}
              </text>
            </g>
          ))}
          <path d={`M0 ${HEIGHT}H320`} className={styles.road} />
        </>
      }
    >
      {children}
    </ArticleFigure>
  );
}
