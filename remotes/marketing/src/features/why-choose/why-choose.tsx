import { CheckList, Heading, Section, type SectionProps } from '@site/design-system';
import styles from './why-choose.module.css';

export interface WhyChooseProps {
  title: string;
  reasons: readonly string[];
  tone?: NonNullable<SectionProps['tone']>;
}

/** The reasons to choose a service, beside their title in wide windows. */
export function WhyChoose({ title, reasons, tone = 'default' }: WhyChooseProps) {
  return (
    <Section tone={tone} spacing="lg" aria-labelledby="why-choose">
      <div className={styles.columns}>
        <Heading level={2} size="xl" id="why-choose">
          {title}
        </Heading>
        <CheckList layout="columns" items={reasons} />
      </div>
    </Section>
  );
}
