import { brand, Grid, Hero, LinkButton, ProgressSteps, Section, SectionIntro, Stack, Stat } from '@site/design-system';
import { contact, hero, hiring, promises, quote } from '../../content/clients.ts';
import { Arrangements } from '../../features/clients/arrangements.tsx';
import { Benefits } from '../../features/clients/benefits.tsx';
import { DepotYard } from '../../features/clients/depot-yard.tsx';
import { QUOTE_ID } from '../../features/clients/form.ts';
import { QuoteForm } from '../../features/clients/quote-form.tsx';
import { Services } from '../../features/clients/services.tsx';
import { ContactPanel } from '../../features/contact-details/contact-panel.tsx';
import { FormSection } from '../../features/forms/form-section.tsx';
import { TrailBar } from '../../features/trail/trail-bar.tsx';
import { trail } from './meta.ts';

export function ClientsPage() {
  return (
    <>
      <Hero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <LinkButton href={`#${QUOTE_ID}`} size="lg" end="arrow-right">
              {hero.quote}
            </LinkButton>
            <LinkButton href={brand.phone.href} size="lg" start="phone" variant="secondary">
              {hero.call}
            </LinkButton>
          </>
        }
        picture={<DepotYard />}
      />
      <TrailBar trail={trail} />
      <Section aria-label={promises.label}>
        <Grid min="xs" gap={6}>
          {promises.list.map((promise) => (
            <Stat key={promise.icon} {...promise} />
          ))}
        </Grid>
      </Section>
      <Services />
      <Benefits />
      <Section tone="sunken" spacing="lg" aria-labelledby="hiring">
        <Stack gap={6}>
          <SectionIntro id="hiring" title={hiring.heading} lead={hiring.text} />
          <ProgressSteps steps={hiring.steps} level={3} />
        </Stack>
      </Section>
      <Arrangements />
      <FormSection
        id={QUOTE_ID}
        heading={quote.heading}
        text={quote.text}
        aside={<ContactPanel id="contact" {...contact} />}
      >
        <QuoteForm />
      </FormSection>
    </>
  );
}
