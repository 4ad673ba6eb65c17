import { Lorry } from '../../features/home/lorry.tsx';
import { checks } from './checks.ts';
import styles from './walk-round.module.css';

/** A lorry with the numbered stops of the walk-round check, and what to look at there. */
export function WalkRound() {
  return (
    <div className={styles.round}>
      <div className={styles.yard} aria-hidden="true">
        <Lorry className={styles.lorry} />
        <svg viewBox="0 0 464 134" className={styles.stops}>
          {checks.map(({ place, at }, index) => (
            <g key={place} transform={`translate(${at.x} ${at.y})`}>
              <circle r="13" className={styles.stop} />
              <text dy="0.35em" textAnchor="middle" className={styles.number}>
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <ol className={styles.checks}>
        {checks.map(({ place, look }) => (
          <li key={place} className={styles.check}>
            <strong>{place}</strong>
            <span className={styles.look}>{look}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
