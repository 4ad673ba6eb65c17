import { Cluster, DescriptionList, Heading, Stack, Text } from '@site/design-system';
import type { Mail } from '@site/contract';
import { UtcTime } from '../database/utc-time.tsx';
import { MailStatusBadge, statusSentence } from './mail-status.tsx';

/** Takes the focus from a button that changes the mail and is gone then. */
export const STATUS_ID = 'mail-status';

/** A mail as the list shows it, and what its status means. */
export function MailFacts({ mail }: { mail: Mail }) {
  return (
    <Stack gap={4}>
      <Heading level={2} size="md">
        {mail.subject}
      </Heading>
      {/* What others do to the mail is announced, too. */}
      <Cluster as="output" id={STATUS_ID} tabIndex={-1}>
        <MailStatusBadge status={mail.status} />
        <Text as="span">{statusSentence(mail)}</Text>
      </Cluster>
      <DescriptionList
        layout="inline"
        items={[
          { term: 'Belongs to', description: mail.reference },
          { term: 'To', description: mail.recipient },
          { term: 'Written', description: <UtcTime value={mail.createdAt} /> },
          { term: 'Attempts', description: mail.attempts.toLocaleString('en-GB') },
          ...(mail.lastError === null ? [] : [{ term: 'Last error', description: mail.lastError }]),
        ]}
      />
    </Stack>
  );
}
