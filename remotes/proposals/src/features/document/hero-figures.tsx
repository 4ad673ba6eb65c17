import { Grid, Section, Stat, VisuallyHidden } from '@site/design-system';
import type { ProposalFigure } from '@site/contract';

export function HeroFigures({ figures }: { figures: readonly ProposalFigure[] }) {
  return (
    <Section tone="accent" aria-labelledby="figures-heading">
      <VisuallyHidden>
        <h2 id="figures-heading">At a glance</h2>
      </VisuallyHidden>
      <Grid min="xs" gap={5}>
        {figures.map(({ value, label }) => (
          <Stat key={label} value={value} label={label} />
        ))}
      </Grid>
    </Section>
  );
}
