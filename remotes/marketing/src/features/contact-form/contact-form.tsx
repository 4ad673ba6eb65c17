import { useForm } from '@site/remote-kit';
import { form } from '../../content/contact.ts';
import { useSent } from '../forms/use-sent.ts';
import { ContactFormView } from './contact-form-view.tsx';
import { contactForm } from './form.ts';

export function ContactForm() {
  const contact = useForm(contactForm);
  const sent = useSent(contact, form.sent.announcement);
  return <ContactFormView contact={contact} sent={sent} action="/contact#contact-form" />;
}
