import { useId, useState } from 'react';
import { Badge, Button, Card, Cluster, Heading, Icon, Stack, Text } from '@site/design-system';
import type { ProposalSection } from '@site/contract';
import { ObjectiveDetails } from './objective-details.tsx';
import { sectionIcons, sectionThemes } from './section-themes.ts';
import styles from './section-card.module.css';

export function SectionCard({ section }: { section: ProposalSection }) {
  const [expanded, setExpanded] = useState(false);
  const titleId = useId();
  const detailsId = useId();

  return (
    <Card as="article" padding="lg" className={styles.card} aria-labelledby={titleId}>
      <Stack gap={4} className={styles.body}>
        <Cluster justify="between" gap={3}>
          <span className={styles.icon}>
            <Icon name={sectionIcons[section.id]} size="lg" />
          </span>
          <Badge>{sectionThemes[section.id]}</Badge>
        </Cluster>
        <Heading level={3} size="md" id={titleId}>
          {section.title}
        </Heading>
        <Text>{section.content.overview}</Text>
        <div id={detailsId} data-expanded={expanded || undefined} className={styles.details}>
          <ObjectiveDetails content={section.content} />
        </div>
        <Button
          variant="secondary"
          className={styles.toggle}
          icon={expanded ? 'minus' : 'plus'}
          aria-expanded={expanded}
          aria-controls={detailsId}
          aria-describedby={titleId}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? 'COLLAPSE' : 'SHOW DETAILS'}
        </Button>
      </Stack>
    </Card>
  );
}
