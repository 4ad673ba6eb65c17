import { Container, Grid, Heading, Icon, Section, Stack, Text } from '@site/design-system';
import { coreValues, valuesTitle } from '../../content/about.ts';
import { Lorry } from '../home/lorry.tsx';
import styles from './values-road.module.css';

/** Our values as the signs beside a road. */
export function ValuesRoad() {
  return (
    <div className={styles.verge}>
      <Section tone="sunken" spacing="lg" aria-labelledby="values">
        <Stack gap={6}>
          <Heading level={2} size="xl" id="values">
            {valuesTitle}
          </Heading>
          <Grid as="ul" gap={6}>
            {coreValues.map(({ icon, title, text }) => (
              <li key={title}>
                <Stack gap={4}>
                  <span className={styles.sign}>
                    <Icon name={icon} size="lg" className={styles.icon} />
                  </span>
                  <Heading level={3} size="md">
                    {title}
                  </Heading>
                  <Text muted>{text}</Text>
                </Stack>
              </li>
            ))}
          </Grid>
        </Stack>
      </Section>
      <div className={styles.road} aria-hidden="true">
        <Container>
          <Lorry className={styles.lorry} />
        </Container>
      </div>
    </div>
  );
}
