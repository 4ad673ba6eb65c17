import { Badge, Card, Cluster, DescriptionList, Heading, Section, Stack } from '@site/design-system';
import type { Proposal } from '@site/contract';
import styles from './overview-card.module.css';

/** The project in a few rows. */
export function OverviewCard({ overview: { rows, badge } }: Pick<Proposal, 'overview'>) {
  return (
    <Section>
      <Card padding="lg">
        <Stack gap={4}>
          <Cluster justify="between">
            <Heading level={2} size="lg">
              Project overview
            </Heading>
            <Badge status="success" start="check" className={styles.badge}>
              {badge}
            </Badge>
          </Cluster>
          <DescriptionList
            layout="inline"
            items={rows.map(({ label, value }) => ({ term: label, description: value }))}
          />
        </Stack>
      </Card>
    </Section>
  );
}
