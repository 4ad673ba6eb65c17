import { Link } from '@site/design-system';
import { jobListHref } from '@site/remote-kit/links/job-board.ts';
import { cities, type City } from './cities.ts';
import styles from './city-route.module.css';
import { ScotlandMap } from './scotland-map.tsx';

/** The four cities on a map of the roads between them, with a card for each. */
export function CityRoute() {
  return (
    <div className={styles.route}>
      <div className={styles.panel}>
        <div className={styles.sea} aria-hidden="true">
          <ScotlandMap className={styles.map} />
        </div>
        <ol className={styles.cities}>
          {cities.map((city) => (
            <CityCard key={city.city} {...city} />
          ))}
        </ol>
      </div>
    </div>
  );
}

function CityCard({ city, opportunities, sectors, highlights }: City) {
  return (
    <li className={styles.city}>
      <h3 className={styles.name}>{city}</h3>
      <p>{opportunities}</p>
      <dl className={styles.facts}>
        <dt className={styles.term}>Sectors</dt>
        <dd>{sectors.join(', ')}</dd>
        <dt className={styles.term}>Highlights</dt>
        <dd>{highlights.join('; ')}</dd>
      </dl>
      <p>
        <Link href={`${jobListHref}?location=${city}`}>Jobs in {city}</Link>
      </p>
    </li>
  );
}
