import { Badge, Button, Card, CardLink, Cluster, Grid, Heading, Stack, Text } from '@site/design-system';
import { APPLICATION_STATUSES, longDate, ownPagePath } from '@site/contract';
import type { SentApplication } from '../application/sent-applications.ts';
import { jobHref } from '../job/job-summary.ts';
import { statusTitle } from '../own-application/status-text.ts';

interface AppliedListProps {
  /** With the jobs' slugs, the latest first. */
  applications: readonly (readonly [slug: string, sent: SentApplication])[];
  onForget: () => void;
}

/** The applications that this device remembers. Nothing for none. */
export function AppliedList({ applications, onForget }: AppliedListProps) {
  if (applications.length === 0) return null;
  return (
    <Stack as="section" gap={4}>
      <Cluster justify="between">
        <Heading level={2} size="md">
          Applied
        </Heading>
        <Button variant="secondary" size="sm" start="trash" onClick={onForget}>
          Forget applications on this device
        </Button>
      </Cluster>
      <Grid as="ul" min="md" gap={4}>
        {applications.map(([slug, sent]) => (
          <li key={slug}>
            <AppliedCard slug={slug} sent={sent} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

function AppliedCard({
  slug,
  sent: { title, reference, at, token, ...seen },
}: {
  slug: string;
  sent: SentApplication;
}) {
  const status = APPLICATION_STATUSES.application.find((each) => each === seen.status);
  return (
    <Card as="article" interactive>
      <Stack gap={3}>
        <div>
          <Heading level={3} size="sm">
            <CardLink href={token ? ownPagePath('application', token) : jobHref(slug)}>
              {title ?? 'Your application'}
            </CardLink>
          </Heading>
          <Text muted>
            {[`Applied on ${longDate(new Date(at))}`, reference && `reference ${reference}`].filter(Boolean).join(', ')}
          </Text>
        </div>
        {status && (
          <div>
            <Badge>{statusTitle({ kind: 'application', status })}</Badge>
          </div>
        )}
        <Text size="sm" muted>
          {token
            ? seen.seenAt && `As of ${longDate(new Date(seen.seenAt))}. Its page says how it stands now.`
            : 'The link to its page is in the mail that we sent you. Open it once, and it is kept here.'}
        </Text>
      </Stack>
    </Card>
  );
}
