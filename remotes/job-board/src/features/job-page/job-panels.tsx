import { brand, DescriptionList, Link, Panel, Stack, Text } from '@site/design-system';
import type { JobDetail } from '../job/job-detail.ts';

/** What the page's header does not say already. */
export function DetailsPanel({ detail: { more } }: { detail: JobDetail }) {
  if (more.length === 0) return null;
  return (
    <Panel title="Job details">
      <DescriptionList layout="stacked" items={more} />
    </Panel>
  );
}

export function ContactPanel() {
  return (
    <Panel title="Questions about this job?">
      <Text>Our recruitment team knows the people behind the advert. Ask before you apply.</Text>
      <Stack as="ul" gap={2}>
        <li>
          <Link href={brand.phone.href} variant="standalone">
            {brand.phone.display}
          </Link>
        </li>
        <li>
          <Link href={`mailto:${brand.emails.recruitment}`} variant="standalone">
            {brand.emails.recruitment}
          </Link>
        </li>
      </Stack>
      <Text size="sm" muted>
        Phone {brand.openingHours}
      </Text>
    </Panel>
  );
}
