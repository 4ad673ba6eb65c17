import { Card, Columns, LinkButton, Section, SectionIntro, Stack, Text } from '@site/design-system';
import { arrangements, hero } from '../../content/clients.ts';
import { QUOTE_ID } from './form.ts';

/** What an operator can order, and when it is paid for. */
export function Arrangements() {
  return (
    <Section tone="ink" spacing="lg" aria-labelledby="arrangements">
      <Columns align="center">
        <SectionIntro id="arrangements" title={arrangements.heading} size="display" lead={arrangements.text}>
          <LinkButton href={`#${QUOTE_ID}`} size="lg" end="arrow-right">
            {hero.quote}
          </LinkButton>
        </SectionIntro>
        <Card padding="lg">
          <Stack as="dl" gap={5}>
            {arrangements.list.map(({ id, term, description }) => (
              <div key={id} id={id}>
                <Text as="dt" size="lg" weight="bold">
                  {term}
                </Text>
                <Text as="dd" muted>
                  {description}
                </Text>
              </div>
            ))}
          </Stack>
        </Card>
      </Columns>
    </Section>
  );
}
