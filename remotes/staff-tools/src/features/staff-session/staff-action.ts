import { accessAction, type Form } from '@site/remote-kit';
import { codeSignInForm, signInAgainForm } from '../accounts/forms.ts';
import { staffAccess } from './staff-access.ts';

/** The `action` of a page of the desk: signing in and out, and its own forms. */
export const staffAction = (...forms: readonly Form[]) =>
  accessAction(staffAccess, codeSignInForm, signInAgainForm, ...forms);
