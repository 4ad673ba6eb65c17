import { formAction } from '@site/remote-kit';
import { candidateForm } from '../../features/candidates/form.ts';

export const action = formAction(candidateForm);
