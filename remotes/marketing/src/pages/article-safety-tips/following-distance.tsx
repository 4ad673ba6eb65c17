import { Lorry } from '../../features/home/lorry.tsx';
import { followingDistances, type FollowingDistanceFacts } from './following-distances.ts';
import styles from './following-distance.module.css';

/** The two gaps as stretches of road, one below the other and to the same scale. */
export function FollowingDistance() {
  return (
    <div className={styles.roads}>
      {followingDistances.map((facts) => (
        <Stretch key={facts.road} {...facts} />
      ))}
    </div>
  );
}

function Stretch({ road, seconds, distance, wet }: FollowingDistanceFacts) {
  return (
    <div>
      <p className={styles.label}>
        {road}: <strong>{seconds} seconds</strong>, {distance}
      </p>
      <div className={wet ? styles.wet : styles.dry} aria-hidden="true">
        <Lorry className={styles.lorry} />
        <div className={styles.gap}>
          {Array.from({ length: seconds }, (_, second) => (
            <span key={second} className={styles.second}>
              {second + 1}
            </span>
          ))}
        </div>
        <Lorry className={styles.lorry} />
      </div>
    </div>
  );
}
