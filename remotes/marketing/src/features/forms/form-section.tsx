import type { ReactNode } from 'react';
import { Card, Columns, Section, SectionIntro, Stack } from '@site/design-system';

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
      <Columns ratio="main-aside" sticky="last">
        <Stack gap={5}>
          <SectionIntro id={headingId} title={heading} lead={text} />
          <Card padding="lg">{children}</Card>
        </Stack>
        {aside}
      </Columns>
    </Section>
  );
}
