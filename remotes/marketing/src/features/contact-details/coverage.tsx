import { Heading, Section, Text } from '@site/design-system';
import { coverage, regions } from '../../content/contact.ts';
import { CoverageMap } from './coverage-map.tsx';
import styles from './coverage.module.css';

/** The regions we cover, as a list and as the stops on a map. */
export function Coverage() {
  return (
    <Section tone="ink" spacing="lg" aria-labelledby="coverage">
      <div className={styles.layout}>
        <div className={styles.text}>
          <Heading level={2} id="coverage">
            {coverage.title}
          </Heading>
          <Text size="lg" tone="muted">
            {coverage.text}
          </Text>
          <ul className={styles.regions}>
            {regions.map((region) => (
              <li key={region} className={styles.region}>
                {region}
              </li>
            ))}
          </ul>
        </div>
        <CoverageMap />
      </div>
    </Section>
  );
}
