import { submission } from '@site/contract';
import type { PageMeta } from '@site/remote-kit';
import { deskLoader } from '../../features/desk/desk-loader.ts';
import { staffAction } from '../../features/staff-session/staff-action.ts';
import { changeForm, previewForm, revealForm, sendForm } from '../../features/submissions/submission-forms.ts';

export { SubmissionPage as Component } from './page.tsx';
export const loader = deskLoader(submission);
export const action = staffAction(revealForm, changeForm, previewForm, sendForm);
export const isPrivate = true;

export const meta = ({ params }: { params: Readonly<Record<string, string | undefined>> }): PageMeta => ({
  title: `Submission ${params['reference']}`,
  description: 'Internal page: one submission, and how far it has been dealt with.',
  robots: 'noindex',
});
