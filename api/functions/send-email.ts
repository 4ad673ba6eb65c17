import { contactForm } from '../forms/contact-message.ts';
import { submitForm } from '../forms/submit-form.ts';
import { apiFunction } from '../function.ts';

export default apiFunction('sendEmail', (arrival) => submitForm(contactForm, arrival));
