import { Feature, Grid, Section, SectionIntro, Stack, Text } from '@site/design-system';
import { benefits } from '../../content/candidates.ts';

export function Benefits() {
  return (
    <Section tone="ink" spacing="lg" aria-labelledby="benefits">
      <Stack gap={7}>
        <SectionIntro id="benefits" title={benefits.heading} lead={benefits.text} />
        <Grid as="ul" min="lg" gap={6}>
          {benefits.list.map(({ icon, title, text }) => (
            <Feature as="li" key={title} icon={icon} title={title}>
              <Text muted>{text}</Text>
            </Feature>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}
