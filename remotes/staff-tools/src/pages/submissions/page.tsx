import { useLoaderData } from 'react-router-dom';
import { Select, Stack, TextField } from '@site/design-system';
import { SUBMISSION_KINDS, submissions } from '@site/contract';
import { CountLinks } from '../../features/desk/count-links.tsx';
import type { DeskData } from '../../features/desk/desk-loader.ts';
import { DeskPage } from '../../features/desk/desk-page.tsx';
import { ListFilters } from '../../features/desk/list-filters.tsx';
import { StaffList } from '../../features/desk/staff-list.tsx';
import { KIND_NAMES, optionsOf, STATUS_NAMES } from '../../features/submissions/names.ts';
import { submissionColumns, toSubmissionRow } from '../../features/submissions/submission-table.tsx';

const KINDS = optionsOf(KIND_NAMES);
const STATUSES = optionsOf(STATUS_NAMES);

export function SubmissionsPage() {
  const data = useLoaderData<DeskData<typeof submissions>>();
  const { kind = '', status = '', reference = '', from = '' } = data.query;
  return (
    <DeskPage
      title="Submissions"
      lead="Internal page: what visitors have sent. Who they are stays hidden until you reveal one."
      endpoint={submissions}
      data={data}
      failed="The submissions could not be read"
    >
      {(list) => (
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
            caption="What visitors have sent, newest first"
            columns={submissionColumns}
            toRow={toSubmissionRow}
            filters={
              <ListFilters label="Filter the submissions">
                <Select label="Kind" name="kind" options={KINDS} placeholder="All" defaultValue={kind} />
                <Select label="Status" name="status" options={STATUSES} placeholder="All" defaultValue={status} />
                <TextField label="Reference" name="reference" defaultValue={reference} />
                <TextField label="From (UTC)" name="from" type="date" defaultValue={from} />
              </ListFilters>
            }
            empty="Nobody has sent anything yet"
          />
        </Stack>
      )}
    </DeskPage>
  );
}

const plural = (noun: string, count: number) => (count === 1 ? noun : `${noun}s`);
