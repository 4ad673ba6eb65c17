import {
  Badge,
  Card,
  Cluster,
  DescriptionList,
  Heading,
  Link,
  Stack,
  type DescriptionListProps,
} from '@site/design-system';

export interface Finding {
  /** `danger` is for staff to act on now, `warning` for them to look at. */
  tone: 'success' | 'neutral' | 'accent' | 'warning' | 'danger';
  text: string;
}

interface SummaryCardProps {
  title: string;
  /** The page with more about it. */
  href: string;
  finding: Finding;
  facts: DescriptionListProps['items'];
}

/** One subject on the desk: how it stands, and the figures behind that. */
export function SummaryCard({ title, href, finding, facts }: SummaryCardProps) {
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={2}>
        <Cluster justify="between" align="baseline">
          <Heading level={2} size="sm">
            <Link href={href}>{title}</Link>
          </Heading>
          <Badge status={finding.tone}>{finding.text}</Badge>
        </Cluster>
        <DescriptionList layout="inline" items={facts} />
      </Stack>
    </Card>
  );
}
