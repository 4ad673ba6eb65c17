import { destinations } from '../../content/home.ts';
import styles from './direction-sign.module.css';

/** Our promises as a direction sign, with hours in place of miles. */
export function DirectionSign() {
  return (
    <div className={styles.standing}>
      <div className={styles.sign} data-tone="paper">
        <p className={styles.from}>From your first call</p>
        <dl className={styles.rows}>
          {destinations.map(({ place, time }) => (
            <div key={place} className={styles.row}>
              <dt>{place}</dt>
              <dd className={styles.time}>{time}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
