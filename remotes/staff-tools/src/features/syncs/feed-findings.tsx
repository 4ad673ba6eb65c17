import { DataTable, Heading, Stack, Text } from '@site/design-system';
import type { EndpointReply, FeedFinding } from '@site/contract';
import { figure } from './sync-texts.ts';

const COLUMNS = [
  { key: 'outcome', label: 'Outcome' },
  { key: 'what', label: 'What the feed had' },
  { key: 'adverts', label: 'Adverts', align: 'end' },
  { key: 'example', label: 'Example' },
] as const;

/** What the feed had wrong, by kind, for the supplier to put right; nothing where nothing was found. */
export function FeedFindings({ findings }: Pick<EndpointReply<'syncDetails'>, 'findings'>) {
  if (findings.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="findings-heading">
      <Heading level={2} size="md" id="findings-heading">
        What to tell the supplier
      </Heading>
      <Text>
        What the feed had wrong, by kind, with the first advert that had it. The site read these adverts as they were
        meant, or refused them.
      </Text>
      <DataTable narrow="stack" caption="What was refused and repaired" columns={COLUMNS} rows={findings.map(toRow)} />
    </Stack>
  );
}

const toRow = ({ outcome, what, adverts, externalId, example }: FeedFinding) => ({
  outcome: outcome === 'refused' ? 'Refused' : 'Repaired',
  what,
  adverts: figure(adverts),
  example: [externalId, example].filter(Boolean).join(': '),
});
