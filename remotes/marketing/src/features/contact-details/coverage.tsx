import { Columns, Section, SectionIntro, Stack } from '@site/design-system';
import { coverage, regions } from '../../content/contact.ts';
import { CoverageMap } from './coverage-map.tsx';
import styles from './coverage.module.css';

/** The regions we cover, as a list and as the stops on a map. */
export function Coverage() {
  return (
    <Section tone="ink" spacing="lg" aria-labelledby="coverage">
      <Columns ratio="3:2" align="center">
        <Stack gap={5}>
          <SectionIntro id="coverage" title={coverage.title} size="lg" lead={coverage.text} />
          <ul className={styles.regions}>
            {regions.map((region) => (
              <li key={region} className={styles.region}>
                {region}
              </li>
            ))}
          </ul>
        </Stack>
        <CoverageMap />
      </Columns>
    </Section>
  );
}
