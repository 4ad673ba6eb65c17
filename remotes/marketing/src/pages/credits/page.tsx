import { Columns, Heading, Hero, Link, Section, Stack, Text } from '@site/design-system';
import { data, opening, software } from '../../content/credits.ts';
import { CreditList } from '../../features/credits/credit-list.tsx';
import { LoadedPallet } from '../../features/credits/loaded-pallet.tsx';
import { TrailBar } from '../../features/trail/trail-bar.tsx';
import { trail } from './meta.ts';

export function CreditsPage() {
  return (
    <>
      <Hero {...opening} picture={<LoadedPallet />} />
      <TrailBar trail={trail} />
      <Section aria-labelledby="data">
        <Columns ratio="1:2">
          <Stack gap={3}>
            <Heading level={2} id="data">
              {data.title}
            </Heading>
            <Text muted>{data.text}</Text>
          </Stack>
          <CreditList />
        </Columns>
      </Section>
      <Section tone="sunken" aria-labelledby="software">
        <Columns ratio="1:2">
          <Heading level={2} id="software">
            {software.title}
          </Heading>
          <Stack gap={3} align="start">
            <Text>{software.text}</Text>
            <Link href={software.link.href} variant="standalone">
              {software.link.text}
            </Link>
          </Stack>
        </Columns>
      </Section>
    </>
  );
}
