import type { Job } from '@site/contract';
import { Stack, Text } from '@site/design-system';

/**
 * What happens with an application here and on the advertiser's site. Nothing if there is only one way, nor on paper,
 * which has no buttons to explain.
 */
export function TwoWaysToApply({ job }: { job: Pick<Job, 'apply_url'> }) {
  if (!job.apply_url) return null;
  return (
    <Stack as="ul" gap={1} data-only="screen">
      <li>
        <Text size="sm">
          <strong>Apply now</strong> sends your application to us: a consultant reads it and replies within 24 hours.
        </Text>
      </li>
      <li>
        <Text size="sm">
          <strong>Apply on company site</strong> opens the advertiser’s own form: they reply to you, and we do not see
          it.
        </Text>
      </li>
    </Stack>
  );
}
