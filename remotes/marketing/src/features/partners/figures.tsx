import { Grid, Section, Stat } from '@site/design-system';
import { statistics } from '../../content/partners.ts';
import styles from './figures.module.css';

/** The figures as a strip across the window. */
export function Figures() {
  return (
    <Section tone="accent" className={styles.strip} aria-label={statistics.label}>
      <Grid gap={6} className={styles.figures}>
        {statistics.figures.map((figure) => (
          <Stat key={figure.value} {...figure} />
        ))}
      </Grid>
    </Section>
  );
}
