import { Card, Columns, Hero, Section } from '@site/design-system';
import { form, opening } from '../../content/contact.ts';
import { ContactForm } from '../../features/contact-form/contact-form.tsx';
import { ContactMethods } from '../../features/contact-details/contact-methods.tsx';
import { Coverage } from '../../features/contact-details/coverage.tsx';
import { Departments } from '../../features/contact-details/departments.tsx';
import { Emergency } from '../../features/contact-details/emergency.tsx';
import { Questions } from '../../features/contact-details/questions.tsx';
import { Signpost } from '../../features/contact-details/signpost.tsx';
import { TrailBar } from '../../features/trail/trail-bar.tsx';
import { trail } from './meta.ts';

export function ContactPage() {
  return (
    <>
      <Hero {...opening} picture={<Signpost />} />
      <TrailBar trail={trail} />
      <Section aria-label="Ways to reach us">
        <ContactMethods />
      </Section>
      <Section tone="sunken" id="contact-form" aria-label={form.title}>
        <Columns ratio="main-aside">
          <Card padding="lg">
            <ContactForm />
          </Card>
          <Departments />
        </Columns>
      </Section>
      <Emergency />
      <Questions />
      <Coverage />
    </>
  );
}
