import styles from './direction-sign.module.css';

export interface Destination {
  place: string;
  /** In place of a direction sign's miles. */
  time: string;
}

export interface DirectionSignProps {
  /** Where the times are counted from. */
  from: string;
  destinations: readonly Destination[];
}

/** Promises as a direction sign, with hours or days in place of miles. */
export function DirectionSign({ from, destinations }: DirectionSignProps) {
  return (
    <div className={styles.sign} data-tone="paper">
      <p className={styles.from}>{from}</p>
      <dl className={styles.rows}>
        {destinations.map(({ place, time }) => (
          <div key={place} className={styles.row}>
            <dt>{place}</dt>
            <dd className={styles.time}>{time}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
