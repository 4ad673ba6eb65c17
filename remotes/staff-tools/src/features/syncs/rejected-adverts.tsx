import { Cluster, DataTable, EmptyState, Heading, Stack, Text } from '@site/design-system';
import { syncDetails, type EndpointReply, type ListedSync } from '@site/contract';
import { CsvLink } from '../desk/csv-link.tsx';
import { figure } from './sync-texts.ts';

const COLUMNS = [
  { key: 'externalId', label: 'Advert' },
  { key: 'reason', label: 'Reason' },
] as const;

/** The adverts that a sync did not take, and what staff can do about them. */
export function RejectedAdverts({ sync, rejected }: EndpointReply<'syncDetails'>) {
  return (
    <Stack as="section" gap={4} aria-labelledby="rejected-heading">
      <Cluster justify="between">
        <Heading level={2} size="md" id="rejected-heading">
          Rejected adverts ({figure(sync.jobsFailed)})
        </Heading>
        {rejected.length > 0 && <CsvLink href={`${syncDetails.path}?id=${sync.id}&format=csv`} />}
      </Cluster>
      {rejected.length === 0 ? (
        <EmptyState title={emptyText(sync)} level={3} />
      ) : (
        <>
          <Text>
            The site did not take these adverts: they lack something, contradict themselves, or are too large. Correct
            them in the system that the feed comes from, and the next sync takes them. Until then, a job that is already
            on the site stays as it was.
          </Text>
          <DataTable
            narrow="stack"
            caption={
              rejected.length < sync.jobsFailed
                ? `The first ${figure(rejected.length)} of ${figure(sync.jobsFailed)} rejected adverts`
                : 'Rejected adverts'
            }
            columns={COLUMNS}
            rows={rejected.map(({ externalId, reason }) => ({ externalId: externalId ?? 'Without a number', reason }))}
          />
        </>
      )}
    </Stack>
  );
}

function emptyText({ status }: ListedSync): string {
  if (status === 'running') return 'Rejected adverts are listed once the sync has finished';
  return status === 'failed' ? 'A sync that failed takes no adverts, and rejects none' : 'This sync took every advert';
}
