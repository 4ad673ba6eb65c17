import { formAction } from '@site/remote-kit';
import { quoteForm } from '../../features/clients/form.ts';

export const action = formAction(quoteForm);
