import { openApplications } from '@site/contract';
import { Answers } from '../../features/answers/answers.tsx';
import { previewAllForm, sendAllForm } from '../../features/answers/forms.ts';
import { defineDeskPage } from '../../features/desk/define-desk-page.tsx';

export const { Component, loader, action, isPrivate, meta } = defineDeskPage({
  title: 'Answers',
  lead: 'Internal page: the jobs whose applicants wait for an answer, and one answer to several of them.',
  endpoint: openApplications,
  failed: 'The applications could not be read',
  forms: [previewAllForm, sendAllForm],
  show: (found, { query, refresh }) => <Answers found={found} slug={query?.job} refresh={refresh} />,
});
