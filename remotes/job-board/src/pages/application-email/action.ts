import { formAction } from '@site/remote-kit';
import { confirmEmailForm } from '../../features/own-application/email-forms.ts';

export const action = formAction(confirmEmailForm);
