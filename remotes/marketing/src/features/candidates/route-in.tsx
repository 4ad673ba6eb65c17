import {
  Card,
  Columns,
  Feature,
  Heading,
  ProgressSteps,
  Section,
  SectionIntro,
  Stack,
  Text,
} from '@site/design-system';
import { applying, documents } from '../../content/candidates.ts';

/** The four steps to a first shift, what we promise meanwhile, and the papers that they need. */
export function RouteIn({ promise }: { promise: string }) {
  return (
    <Section spacing="lg" aria-labelledby="applying">
      <Columns>
        <Stack gap={6}>
          <SectionIntro id="applying" title={applying.heading} lead={promise} />
          <ProgressSteps steps={applying.steps} level={3} />
        </Stack>
        <Card padding="lg">
          <Stack gap={5}>
            <div>
              <Heading level={2}>{documents.heading}</Heading>
              <Text muted>{documents.text}</Text>
            </div>
            <Stack as="ul" gap={5}>
              {documents.list.map(({ icon, title, text }) => (
                <Feature as="li" key={title} icon={icon} title={title}>
                  <Text size="sm">{text}</Text>
                </Feature>
              ))}
            </Stack>
            <Text size="sm" muted>
              {documents.also}
            </Text>
          </Stack>
        </Card>
      </Columns>
    </Section>
  );
}
