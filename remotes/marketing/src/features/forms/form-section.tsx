import type { ReactNode } from 'react';
import { Card, Section, Stack } from '@site/design-system';
import { SectionIntro } from '../section-intro/section-intro.tsx';
import styles from './form-section.module.css';

export interface FormSectionProps {
  id: string;
  heading: string;
  text: string;
  /** The form, or what takes its place once it is sent. */
  children: ReactNode;
  /** Other ways to reach us. */
  aside: ReactNode;
}

export function FormSection({ id, heading, text, children, aside }: FormSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <Section tone="sunken" spacing="lg" id={id} aria-labelledby={headingId}>
      <div className={styles.columns}>
        <Stack gap={5}>
          <SectionIntro id={headingId} heading={heading} text={text} />
          <Card padding="lg">{children}</Card>
        </Stack>
        {aside}
      </div>
    </Section>
  );
}
