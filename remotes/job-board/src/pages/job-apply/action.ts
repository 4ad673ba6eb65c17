import { formAction } from '@site/remote-kit';
import { applicationForm } from '../../features/application/form.ts';

export const action = formAction(applicationForm);
