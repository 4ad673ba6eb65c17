import { Badge, Heading, Link, Section, Stack, Text, brand } from '@site/design-system';
import type { Proposal } from '@site/contract';
import styles from './closing.module.css';

/** The last word of the proposal, and who may read it. */
export function Closing({ closing: { badge, tagline, payment }, notice }: Pick<Proposal, 'closing' | 'notice'>) {
  return (
    <>
      <Section tone="ink">
        <Stack gap={4} className={styles.closing}>
          <div>
            <Badge status="success" start="shield-check">
              {badge}
            </Badge>
          </div>
          <Heading level={2}>{tagline}</Heading>
          <Text muted>{payment}</Text>
        </Stack>
      </Section>
      <Section as="footer" tone="sunken">
        <Stack gap={2}>
          <Text size="sm">{notice}</Text>
          <Text size="sm">
            Questions? Write to <Link href={`mailto:${brand.emails.proposals}`}>{brand.emails.proposals}</Link> or{' '}
            <Link href={`mailto:${brand.emails.commercial}`}>{brand.emails.commercial}</Link>.
          </Text>
        </Stack>
      </Section>
    </>
  );
}
