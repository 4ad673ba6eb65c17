import { funding } from './funding.ts';
import styles from './funding-battery.module.css';

const TOTAL = funding.reduce((sum, { millions }) => sum + millions, 0);

/** The £200m as a battery, with a cell for each purpose as wide as its share. */
export function FundingBattery() {
  return (
    <div className={styles.funding}>
      <svg viewBox="0 0 420 72" className={styles.battery} aria-hidden="true" focusable="false">
        <path d="M404 22h8q6 0 6 6v16q0 6-6 6h-8z" className={styles.terminal} />
        <rect x="2" y="2" width="404" height="68" rx="12" className={styles.case} />
        {funding.map(({ purpose }, index) => (
          <rect key={purpose} y="10" height="52" {...cell(index)} className={styles.cell} data-cell={index} />
        ))}
      </svg>
      <dl className={styles.shares}>
        {funding.map(({ millions, purpose, text }, index) => (
          <div key={purpose} className={styles.share} data-cell={index}>
            <dt>
              <span className={styles.amount}>£{millions}m</span> {purpose}
            </dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Where a cell starts and how wide it is, in the 388 units inside the case, with gaps between the cells. */
function cell(index: number) {
  const before = funding.slice(0, index).reduce((sum, { millions }) => sum + millions, 0);
  const unit = 388 / TOTAL;
  return { x: 10 + before * unit + 2, width: (funding[index]?.millions ?? 0) * unit - 4 };
}
