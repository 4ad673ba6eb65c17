import { Columns, Heading, Section, Stack, Text } from '@site/design-system';
import { partnership } from '../../content/legal-support.ts';
import { Offers } from './offers.tsx';

/** What the partnership is, beside what it offers. */
export function Partnership() {
  const { title, lead, paragraphs } = partnership;
  return (
    <Section aria-labelledby="partnership">
      <Columns>
        <Stack gap={4}>
          <Heading level={2} size="xl" id="partnership">
            {title}
          </Heading>
          <Text size="lg">{lead}</Text>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} muted>
              {paragraph}
            </Text>
          ))}
        </Stack>
        <Offers />
      </Columns>
    </Section>
  );
}
