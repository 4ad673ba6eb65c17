import { rangeText } from '../../features/pay-scale/pay-range.ts';
import styles from './level-road.module.css';
import { type Level, levels } from './levels.ts';

/** The five levels: one below the other, or, where there is room, as a road that rises in steps. */
export function LevelRoad() {
  return (
    <div className={styles.road}>
      <ol className={styles.levels}>
        {levels.map((level) => (
          <LevelStep key={level.level} {...level} />
        ))}
      </ol>
    </div>
  );
}

function LevelStep({ level, pay, duration, roles, skills }: Level) {
  return (
    <li className={styles.level}>
      <div className={styles.sign}>
        <h3 className={styles.title}>{level}</h3>
        <p className={styles.pay}>{rangeText(pay)}</p>
        <p className={styles.duration}>{duration}</p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt className={styles.term}>Roles</dt>
          <dd>{roles.join(', ')}</dd>
        </div>
        <div>
          <dt className={styles.term}>Skills</dt>
          <dd>{skills.join(', ')}</dd>
        </div>
      </dl>
    </li>
  );
}
