import { Card, DescriptionList, Link, ProgressSteps, Stack, Text } from '@site/design-system';
import { jobListHref } from '@site/remote-kit/links/job-board.ts';
import { cities, type City } from './cities.ts';
import styles from './city-route.module.css';
import { ScotlandMap } from './scotland-map.tsx';

/** The four cities on a map of the roads between them, and what there is to do in each. */
export function CityRoute() {
  return (
    <Card className={styles.route}>
      <div className={styles.sea} aria-hidden="true">
        <ScotlandMap className={styles.map} />
      </div>
      <ProgressSteps
        level={3}
        layout="stacked"
        steps={cities.map((city) => ({ title: city.city, description: <Opportunities {...city} /> }))}
      />
    </Card>
  );
}

function Opportunities({ city, opportunities, sectors, highlights }: City) {
  return (
    <Stack gap={3}>
      <Text>{opportunities}</Text>
      <DescriptionList
        items={[
          { term: 'Sectors', description: sectors.join(', ') },
          { term: 'Highlights', description: highlights.join('; ') },
        ]}
      />
      <Text>
        <Link href={`${jobListHref}?location=${city}`}>Jobs in {city}</Link>
      </Text>
    </Stack>
  );
}
