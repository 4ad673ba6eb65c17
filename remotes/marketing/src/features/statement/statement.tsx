import type { ReactNode } from 'react';
import { Columns, Heading, Section, Stack, Text } from '@site/design-system';
import styles from './statement.module.css';

export interface StatementProps {
  id: string;
  title: string;
  /** The most important sentence, in large letters under the title. */
  lead?: string;
  paragraphs: readonly string[];
  /** Below, across the column. */
  children?: ReactNode;
}

/** What a page has to say first: the title, with its text beside it in wide windows. */
export function Statement({ id, title, lead, paragraphs, children }: StatementProps) {
  return (
    <Section aria-labelledby={id}>
      <Stack gap={7}>
        <Columns>
          <Stack gap={4}>
            <Heading level={2} id={id} size="xl">
              {title}
            </Heading>
            {lead && <p className={styles.lead}>{lead}</p>}
          </Stack>
          <Stack gap={4}>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} size="lg" muted>
                {paragraph}
              </Text>
            ))}
          </Stack>
        </Columns>
        {children}
      </Stack>
    </Section>
  );
}
