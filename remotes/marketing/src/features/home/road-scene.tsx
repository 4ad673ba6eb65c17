import { Lorry } from './lorry.tsx';
import styles from './road-scene.module.css';

/** The carriageway along the foot of the hero. The lorry drives in once and stops. Decorative. */
export function RoadScene() {
  return (
    <div className={styles.road} data-tone="ink" aria-hidden="true">
      <div className={styles.lane}>
        <Lorry className={styles.lorry} wheelClassName={styles.wheel} />
      </div>
    </div>
  );
}
