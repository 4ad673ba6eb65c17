import { useLoaderData } from 'react-router-dom';
import { submission } from '@site/contract';
import type { DeskData } from '../../features/desk/desk-loader.ts';
import { DeskPage } from '../../features/desk/desk-page.tsx';
import { SubmissionView } from '../../features/submissions/submission-view.tsx';

export function SubmissionPage() {
  const data = useLoaderData<DeskData<typeof submission>>();
  return (
    <DeskPage
      title={data.reply.ok ? `Submission ${data.reply.data.reference}` : 'Submission'}
      lead="Internal page: personal data is hidden until revealed, and each reveal is in the audit log."
      endpoint={submission}
      data={data}
      failed="The submission could not be read"
    >
      {(found, refresh) => <SubmissionView key={found.reference} submission={found} refresh={refresh} />}
    </DeskPage>
  );
}
