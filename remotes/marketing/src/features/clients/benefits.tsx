import { Columns, Feature, Grid, Section, SectionIntro, Text } from '@site/design-system';
import { benefits } from '../../content/clients.ts';

export function Benefits() {
  return (
    <Section spacing="lg" aria-labelledby="benefits">
      <Columns ratio="1:2" sticky="first">
        <SectionIntro id="benefits" title={benefits.heading} lead={benefits.text} />
        <Grid as="ul" gap={6}>
          {benefits.list.map(({ icon, title, text }) => (
            <Feature as="li" key={title} icon={icon} title={title}>
              <Text muted>{text}</Text>
            </Feature>
          ))}
        </Grid>
      </Columns>
    </Section>
  );
}
