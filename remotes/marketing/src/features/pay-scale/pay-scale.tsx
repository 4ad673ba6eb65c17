import { type PayRange, rangeText } from './pay-range.ts';
import styles from './pay-scale.module.css';

export interface PayScaleProps {
  /** Lowest first. */
  rows: ReadonlyArray<{ label: string; pay: PayRange }>;
}

/** Pay ranges as stretches of one road, so that they can be compared. */
export function PayScale({ rows }: PayScaleProps) {
  const from = Math.min(...rows.map(({ pay }) => pay.from)) - 4;
  const to = Math.max(...rows.map(({ pay }) => pay.to)) + 4;
  return (
    <dl className={styles.scale}>
      {rows.map(({ label, pay }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.pay}>{rangeText(pay)}</dd>
          <dd className={styles.road} aria-hidden="true">
            <svg viewBox={`${from} 0 ${to - from} 1`} preserveAspectRatio="none" className={styles.lane}>
              <rect x={pay.from} width={(pay.orMore ? to : pay.to) - pay.from} height="1" className={styles.stretch} />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}
