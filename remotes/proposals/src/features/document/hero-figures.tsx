import { Grid, Section, Stat } from '@site/design-system';
import type { ProposalFigure } from '@site/contract';

export function HeroFigures({ figures }: { figures: readonly ProposalFigure[] }) {
  return (
    <Section tone="accent" aria-label="At a glance">
      <Grid min="xs" gap={5}>
        {figures.map(({ value, label }) => (
          <Stat key={label} value={value} label={label} />
        ))}
      </Grid>
    </Section>
  );
}
