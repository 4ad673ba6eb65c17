import { CheckList, Feature, Grid, Heading, Section, Stack, Text } from '@site/design-system';
import { services, servicesTitle } from '../../content/trade-association.ts';

export function ServicesLine() {
  return (
    <Section tone="sunken" spacing="lg" aria-labelledby="services">
      <Stack gap={7}>
        <Heading level={2} size="xl" id="services">
          {servicesTitle}
        </Heading>
        <Grid as="ul" gap={7}>
          {services.map(({ icon, title, text, points }) => (
            <Feature as="li" key={title} icon={icon} title={title} layout="stacked">
              <Text muted>{text}</Text>
              <CheckList items={points} />
            </Feature>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}
