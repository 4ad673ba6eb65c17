import { Columns, Feature, Grid, Heading, Section, Stack, Text } from '@site/design-system';
import { commitment, promises } from '../../content/privacy.ts';

/** What we stand for, and the policy in four points. */
export function Commitment() {
  return (
    <Section tone="sunken" aria-labelledby="commitment">
      <Columns ratio="2:3">
        <Stack gap={4}>
          <Heading level={2} id="commitment">
            {commitment.title}
          </Heading>
          <Text size="lg">{commitment.text}</Text>
        </Stack>
        <Grid as="ul" gap={6}>
          {promises.map(({ icon, title, text }) => (
            <Feature as="li" key={title} icon={icon} title={title}>
              <Text size="sm" muted>
                {text}
              </Text>
            </Feature>
          ))}
        </Grid>
      </Columns>
    </Section>
  );
}
