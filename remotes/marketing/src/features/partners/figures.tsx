import { Grid, Section, Stat } from '@site/design-system';
import { statistics } from '../../content/partners.ts';

/** The figures as a strip across the window. */
export function Figures() {
  return (
    <Section tone="accent" aria-label={statistics.label}>
      <Grid gap={6}>
        {statistics.figures.map((figure) => (
          <Stat key={figure.value} {...figure} />
        ))}
      </Grid>
    </Section>
  );
}
