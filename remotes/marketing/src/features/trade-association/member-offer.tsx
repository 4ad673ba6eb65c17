import { Columns, DescriptionList, Heading, Link, Section, Stack, Text } from '@site/design-system';
import { contact } from '../../content/trade-association.ts';
import { Voucher } from './voucher.tsx';

/** The voucher, and whom to give its code to. */
export function MemberOffer() {
  const { title, text, phones, email } = contact;
  return (
    <Section tone="ink" spacing="lg" id="offer" aria-label={title}>
      <Columns ratio="3:2" align="center">
        <Voucher />
        <Stack gap={4}>
          <Heading level={2}>{title}</Heading>
          <Text muted>{text}</Text>
          <DescriptionList
            layout="inline"
            items={[...phones, email].map(({ label, display, href }) => ({
              term: label,
              description: <Link href={href}>{display}</Link>,
            }))}
          />
        </Stack>
      </Columns>
    </Section>
  );
}
