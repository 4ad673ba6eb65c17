import { Columns, Feature, Section, SectionIntro, Stack, Text } from '@site/design-system';
import { whyPartner } from '../../content/partners.ts';

export function WhyPartner() {
  const { title, lead, benefits } = whyPartner;
  return (
    <Section spacing="lg" aria-labelledby="why-partner">
      <Columns ratio="2:3">
        <SectionIntro id="why-partner" title={title} lead={lead} />
        <Stack as="ul" gap={6}>
          {benefits.map(({ icon, title: benefit, text }) => (
            <Feature as="li" key={benefit} icon={icon} title={benefit}>
              <Text muted>{text}</Text>
            </Feature>
          ))}
        </Stack>
      </Columns>
    </Section>
  );
}
