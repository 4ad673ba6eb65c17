import { Select, Stack, TextField } from '@site/design-system';
import { SUBMISSION_KINDS, submissions } from '@site/contract';
import { CountLinks } from '../../features/desk/count-links.tsx';
import { defineDeskPage } from '../../features/desk/define-desk-page.tsx';
import { ListFilters } from '../../features/desk/list-filters.tsx';
import { StaffList } from '../../features/desk/staff-list.tsx';
import { DUE_NAMES, KIND_NAMES, optionsOf, STATUS_NAMES } from '../../features/submissions/names.ts';
import { submissionColumns, toSubmissionRow } from '../../features/submissions/submission-table.tsx';

const KINDS = optionsOf(KIND_NAMES);
const STATUSES = optionsOf(STATUS_NAMES);
const DUES = optionsOf(DUE_NAMES);

export const { Component, loader, action, isPrivate, meta } = defineDeskPage({
  title: 'Submissions',
  lead: 'Internal page: what visitors have sent. Who they are stays hidden until you reveal one.',
  endpoint: submissions,
  failed: 'The submissions could not be read',
  show: (list, { query }) => {
    const { kind = '', status = '', reference = '', from = '', due = '', job = '', person = '' } = query;
    return (
      <Stack gap={5}>
        <CountLinks
          label="New submissions"
          counts={SUBMISSION_KINDS.map((each) => ({
            query: `?kind=${each}&status=new`,
            name: `new ${plural(KIND_NAMES[each].toLowerCase(), list.newByKind[each])}`,
            count: list.newByKind[each],
          }))}
        />
        <StaffList
          list={list}
          endpoint={submissions}
          caption={due ? 'What visitors have sent, by the day of the answer' : 'What visitors have sent, newest first'}
          columns={submissionColumns}
          toRow={toSubmissionRow}
          filters={
            <ListFilters label="Filter the submissions">
              <Select label="Kind" name="kind" options={KINDS} placeholder="All" defaultValue={kind} />
              <Select label="Status" name="status" options={STATUSES} placeholder="All" defaultValue={status} />
              <Select label="Answer due" name="due" options={DUES} placeholder="All" defaultValue={due} />
              <TextField label="Job" name="job" defaultValue={job} />
              <TextField label="Reference" name="reference" defaultValue={reference} />
              <TextField label="Same person as" name="person" defaultValue={person} />
              <TextField label="From (UTC)" name="from" type="date" defaultValue={from} />
            </ListFilters>
          }
          empty="Nobody has sent anything yet"
        />
      </Stack>
    );
  },
});

const plural = (noun: string, count: number) => (count === 1 ? noun : `${noun}s`);
