import { strip } from '../../content/hours-calculator.ts';
import type { Allowances, Shift } from './allowances.ts';
import { dayPlan } from './day-plan.ts';
import { LIMITS } from './limits.ts';
import { clockText } from './time-text.ts';
import styles from './day-strip.module.css';

const HOURS = Array.from({ length: 25 }, (_, hour) => hour * 60);
/** The tachograph's own convention: driving stands tallest, rest lies lowest. */
const HEIGHT = { past: 26, drive: 40, pause: 10, spare: 26, rest: 10 } as const;

/** The day as a tachograph's trace: what has been, and what the rules still allow. Decorative. */
export function DayStrip({ shift, allowances }: { shift: Shift; allowances: Allowances }) {
  const stretches = dayPlan(shift, allowances);
  const shown = [...new Set(stretches.map(({ activity }) => activity))];
  return (
    <div className={styles.strip} aria-hidden="true">
      <svg viewBox={`0 0 ${LIMITS.dayAndNight} 48`} preserveAspectRatio="none" className={styles.trace}>
        {HOURS.map((at) => (
          <path key={at} d={`M${at} ${at % 240 === 0 ? 0 : 40}V48`} className={styles.tick} />
        ))}
        {stretches.map(({ activity, from, to }) => (
          <rect
            key={from}
            x={from}
            y={44 - HEIGHT[activity]}
            width={to - from}
            height={HEIGHT[activity]}
            className={styles[activity]}
          />
        ))}
      </svg>
      <div className={styles.hours}>
        {HOURS.filter((at) => at % 480 === 0).map((at) => (
          <span key={at}>{clockText(shift.startedAt + at)}</span>
        ))}
      </div>
      <div className={styles.key}>
        {shown.map((activity) => (
          <span key={activity} className={styles.entry}>
            <svg viewBox="0 0 12 12" className={styles.swatch}>
              <rect width="12" height="12" className={styles[activity]} />
            </svg>
            {strip[activity]}
          </span>
        ))}
      </div>
    </div>
  );
}
