import { formAction } from '@site/remote-kit';
import { requestForm } from './request-form.ts';

export const requestAction = formAction(requestForm);
