import { use, useId, useState } from 'react';
import { Badge, Card, Cluster, Disclosure, Heading, Icon, Stack, Text, VisuallyHidden } from '@site/design-system';
import { Marked, Term } from '../search/marked.tsx';
import { RecordReading } from '../document/reading.ts';
import { matchesInside } from '../search/matches.ts';
import { SectionDetails } from './details/section-details.tsx';
import { iconOf, type Section } from './section.ts';
import styles from './section-card.module.css';

interface SectionCardProps {
  section: Section;
  /** The theme's label. */
  theme: string;
  /** Where links to the section lead; only once on a page. */
  anchor?: string;
}

/** A section: its summary, and its details once they are asked for or contain what is searched for. */
export function SectionCard({ section, theme, anchor }: SectionCardProps) {
  const term = use(Term);
  const recordReading = use(RecordReading);
  const [choice, setChoice] = useState<{ open: boolean; term: string }>();
  const titleId = useId();
  const isCommitted = section.id === 'committed';
  const open = choice?.term === term ? choice.open : matchesInside(section, term);
  const details = (
    <Stack gap={5}>
      <SectionDetails section={section} />
    </Stack>
  );

  const choose = (next: boolean) => {
    setChoice({ open: next, term });
    if (next && section.id !== 'unknown') recordReading(section.id);
  };

  return (
    <Card as="article" id={anchor} padding="lg" className={styles.card} aria-labelledby={titleId}>
      <Stack gap={4} className={styles.body}>
        <Cluster justify="between" gap={3}>
          <span className={styles.icon}>
            <Icon name={iconOf(section)} size="lg" />
          </span>
          <Badge>{theme}</Badge>
        </Cluster>
        <Heading level={3} size="md" id={titleId}>
          <Marked>{section.title}</Marked>
        </Heading>
        <Text>
          <Marked>{section.content.overview}</Marked>
        </Text>
        {isCommitted ? (
          details
        ) : (
          <Disclosure
            className={styles.details}
            summary={
              <>
                {open ? 'COLLAPSE' : 'SHOW DETAILS'}
                <VisuallyHidden>: {section.title}</VisuallyHidden>
              </>
            }
            open={open}
            onOpenChange={choose}
          >
            {details}
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}
