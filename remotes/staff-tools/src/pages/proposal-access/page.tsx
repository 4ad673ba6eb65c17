import { useLoaderData } from 'react-router-dom';
import { Stack } from '@site/design-system';
import { accessLog } from '@site/contract';
import { DeskPage } from '../../features/desk/desk-page.tsx';
import { AccessLog } from '../../features/proposal-access/access-log.tsx';
import { People } from '../../features/proposal-access/people.tsx';
import type { ProposalAccessData } from './loader.ts';

export function ProposalAccessPage() {
  const data = useLoaderData<ProposalAccessData>();
  return (
    <DeskPage
      title="Proposal access"
      lead="Internal page: who may read the confidential proposals, and who has. The log is kept for six years."
      endpoint={accessLog}
      data={data}
      failed="The access log could not be read"
    >
      {(log, refresh) => (
        <Stack gap={7}>
          <People data={data.people} onChange={refresh} />
          <AccessLog log={log} query={data.query} people={data.people} />
        </Stack>
      )}
    </DeskPage>
  );
}
