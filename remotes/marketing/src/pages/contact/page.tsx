import { Accordion, brand, CallToAction, Heading, Hero, LinkButton, Section, Stack, Text } from '@site/design-system';
import { contactQuestions } from '../../content/contact-questions.ts';
import { ContactForm } from '../../features/contact-form/contact-form.tsx';
import { ContactMethods } from '../../features/contact-details/contact-methods.tsx';
import { Departments } from '../../features/contact-details/departments.tsx';
import { CoverageRoute } from '../../features/contact-details/coverage-route.tsx';
import styles from './page.module.css';

export function ContactPage() {
  return (
    <>
      <Hero
        eyebrow={`Phones answered ${brand.openingHours}`}
        title="Contact us"
        lead="You get a person who knows an O&#8209;licence from an HGV licence. Ring, write or drop in: we reply within 24&nbsp;hours."
      />
      <Section aria-label="Ways to reach us">
        <ContactMethods />
      </Section>
      <Section tone="sunken" id="contact-form" aria-label="Send us a message">
        <div className={styles.split}>
          <div className={styles.panel}>
            <ContactForm />
          </div>
          <Departments />
        </div>
      </Section>
      <CallToAction
        title="Driver not turned up?"
        actions={
          <>
            <LinkButton href={brand.phone.href} icon="phone" size="lg">
              Call {brand.phone.display}
            </LinkButton>
            <LinkButton href={brand.phoneAlt.href} icon="clock" size="lg" variant="secondary">
              Out of hours {brand.phoneAlt.display}
            </LinkButton>
          </>
        }
      >
        Emergency cover, 24/7. Tell us the vehicle, the depot and the start time, and we find same-day cover.
      </CallToAction>
      <Section>
        <div className={styles.split}>
          <Stack gap={5}>
            <Heading level={2}>Frequently asked questions</Heading>
            <Accordion
              items={contactQuestions.map(({ id, question, answer }) => ({ id, title: question, content: answer }))}
            />
          </Stack>
          <Stack gap={5}>
            <div>
              <Heading level={2}>Where we cover</Heading>
              <Text tone="muted">Consultants and drivers in every region.</Text>
            </div>
            <CoverageRoute />
          </Stack>
        </div>
      </Section>
    </>
  );
}
