import { Heading, Panel, Stack, Text } from '@site/design-system';
import { offers, offersTitle } from '../../content/legal-support.ts';

export function Offers() {
  return (
    <Panel title={offersTitle} padding="lg">
      <Stack as="ul" gap={5}>
        {offers.map(({ title, text }) => (
          <li key={title}>
            <Heading level={3} size="sm">
              {title}
            </Heading>
            <Text muted>{text}</Text>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
