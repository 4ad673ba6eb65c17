import { formAction } from '@site/remote-kit';
import { contactForm } from '../../features/contact-form/form.ts';

export const action = formAction(contactForm);
