import { CheckList, Columns, Heading, Section, type SectionProps } from '@site/design-system';

export interface WhyChooseProps {
  title: string;
  reasons: readonly string[];
  tone?: NonNullable<SectionProps['tone']>;
}

/** The reasons to choose a service, beside their title in wide windows. */
export function WhyChoose({ title, reasons, tone = 'default' }: WhyChooseProps) {
  return (
    <Section tone={tone} spacing="lg" aria-labelledby="why-choose">
      <Columns ratio="1:2">
        <Heading level={2} size="xl" id="why-choose">
          {title}
        </Heading>
        <CheckList layout="columns" items={reasons} />
      </Columns>
    </Section>
  );
}
