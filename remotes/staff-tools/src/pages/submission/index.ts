import { submission } from '@site/contract';
import { accessAction } from '@site/remote-kit';
import { deskLoader } from '../../features/desk/desk-loader.ts';
import { staffAccess } from '../../features/staff-session/staff-access.ts';
import { changeForm, revealForm } from '../../features/submissions/submission-forms.ts';

export { SubmissionPage as Component } from './page.tsx';
export { meta } from './meta.ts';
export const loader = deskLoader(submission);
export const action = accessAction(staffAccess, revealForm, changeForm);
export const isPrivate = true;
