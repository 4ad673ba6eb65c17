import { useMemo } from 'react';
import { SiteLinks, useSiteApi } from '@site/remote-kit/elsewhere.tsx';
import { contactHref } from '@site/remote-kit/links/marketing.ts';
import { useFormElsewhere } from '@site/remote-kit';
import { form } from '../content/contact.ts';
import { ContactFormView } from '../features/contact-form/contact-form-view.tsx';
import { contactForm } from '../features/contact-form/form.ts';
import { useSentAfter } from '../features/forms/use-sent.ts';

export interface ContactFormElsewhereProps {
  /** The origin of the agency's site: 'https://www.example.com'. It must know the page's: `PARTNER_ORIGINS`. */
  site: string;
}

/**
 * The form of the contact page, for a page of another site: `marketing/contact-form`.
 *
 * It needs the shared packages and the design system's style sheet, and no router. The message goes to the site's API,
 * with the checks, limits and texts of the contact page. Links lead to the site.
 */
export default function ContactFormElsewhere({ site }: ContactFormElsewhereProps) {
  const api = useSiteApi(site);
  const definition = useMemo<typeof contactForm>(
    () => ({ ...contactForm, call: (_api, data, options) => api.call(contactForm.endpoint, data as never, options) }),
    [api],
  );
  const contact = useFormElsewhere(definition);
  const sent = useSentAfter(undefined, contact, form.sent.announcement);
  return (
    <SiteLinks site={site}>
      <ContactFormView contact={contact} sent={sent} action={new URL(contactHref, site).href} />
    </SiteLinks>
  );
}
