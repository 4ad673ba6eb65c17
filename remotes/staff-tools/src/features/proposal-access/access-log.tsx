import { Heading, Select, Stack } from '@site/design-system';
import {
  ACCESS_EVENTS,
  accessLog,
  GRANTED_SCOPES,
  type AccessGrant,
  type AccessLogEntry,
  type ListReply,
  type proposalAccess,
} from '@site/contract';
import type { InputOf } from '@site/remote-kit';
import { UtcTime } from '../database/utc-time.tsx';
import type { DeskData } from '../desk/desk-loader.ts';
import { ListFilters } from '../desk/list-filters.tsx';
import { StaffList } from '../desk/staff-list.tsx';
import { EVENT_NAMES, eventName, proposalName, readerName } from './names.ts';

const columns = [
  { key: 'at', label: 'When' },
  { key: 'person', label: 'Who' },
  { key: 'proposal', label: 'Proposal' },
  { key: 'event', label: 'What' },
] as const;

const toRow = (entry: AccessLogEntry) => ({
  at: <UtcTime value={entry.at} />,
  person: readerName(entry),
  proposal: proposalName(entry.scope),
  event: eventName(entry),
});

const PROPOSALS = GRANTED_SCOPES.map((scope) => ({ value: scope, label: proposalName(scope) }));
const EVENTS = ACCESS_EVENTS.map((event) => ({ value: event, label: EVENT_NAMES[event] }));
/** In the page's address a person is the code in their link, as addresses end up in histories and logs. */
const readersOf = (grants: readonly AccessGrant[]) => [
  ...grants.map(({ id, person, scope }) => ({ value: id, label: `${person} (${proposalName(scope)})` })),
  { value: 'shared', label: 'Shared password' },
  { value: 'unknown', label: 'Unknown' },
];

interface AccessLogProps {
  log: ListReply<AccessLogEntry>;
  /** The filters of the page's address. */
  query: InputOf<typeof accessLog>;
  people: DeskData<typeof proposalAccess>;
}

/** Who opened which section, newest first. */
export function AccessLog({ log, query: { scope, event, reader }, people }: AccessLogProps) {
  const readers = readersOf(people.reply.ok ? people.reply.data.grants : []);
  return (
    <Stack as="section" gap={4} aria-labelledby="log-heading">
      <Heading level={2} size="md" id="log-heading">
        Access log
      </Heading>
      <StaffList
        list={log}
        endpoint={accessLog}
        caption="Who read what, and when"
        columns={columns}
        toRow={toRow}
        filters={
          <ListFilters label="Filter the access log">
            <Select label="Who" name="reader" options={readers} placeholder="All" defaultValue={reader ?? ''} />
            <Select label="Proposal" name="scope" options={PROPOSALS} placeholder="All" defaultValue={scope ?? ''} />
            <Select label="What" name="event" options={EVENTS} placeholder="All" defaultValue={event ?? ''} />
          </ListFilters>
        }
        empty="Nothing has been read"
      />
    </Stack>
  );
}
