import { Card, Grid, Heading, Quote, Section, Stack } from '@site/design-system';
import { testimonials } from '../../content/candidates.ts';

export function Testimonials() {
  return (
    <Section tone="accent" spacing="lg" aria-labelledby="testimonials">
      <Stack gap={6}>
        <Heading level={2} size="xl" id="testimonials">
          {testimonials.heading}
        </Heading>
        <Grid as="ul" fill>
          {testimonials.list.map(({ name, role, words }) => (
            <Card as="li" key={name} padding="lg">
              <Quote name={name} detail={role}>
                {words}
              </Quote>
            </Card>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}
