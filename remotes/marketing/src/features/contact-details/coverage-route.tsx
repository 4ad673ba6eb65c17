import { regions } from '../../content/contact.ts';
import styles from './coverage-route.module.css';

/** The regions we cover, as the stops of a route. */
export function CoverageRoute() {
  return (
    <ul className={styles.route}>
      {regions.map((region) => (
        <li key={region} className={styles.stop}>
          {region}
        </li>
      ))}
    </ul>
  );
}
