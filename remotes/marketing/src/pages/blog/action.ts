import { formAction } from '@site/remote-kit';
import { newsletterForm } from '../../features/newsletter/form.ts';

export const action = formAction(newsletterForm);
