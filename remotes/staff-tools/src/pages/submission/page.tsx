import { useLoaderData } from 'react-router-dom';
import { submission } from '@site/contract';
import type { DeskData } from '../../features/desk/desk-loader.ts';
import { DeskPage } from '../../features/desk/desk-page.tsx';
import { SubmissionView } from '../../features/submissions/submission-view.tsx';

export function SubmissionPage() {
  const data = useLoaderData<DeskData<typeof submission>>();
  const { reference = '' } = data.query;
  return (
    <DeskPage
      title={`Submission ${reference}`}
      lead="Internal page: personal data is hidden until revealed, and each reveal is in the audit log."
      endpoint={submission}
      data={data}
      failed="The submission could not be read"
    >
      {(found, refresh) => <SubmissionView key={found.reference} submission={found} refresh={refresh} />}
    </DeskPage>
  );
}
