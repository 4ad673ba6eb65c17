import { CallToAction, Hero, LinkButton } from '@site/design-system';
import { contact, opening, whyChoose } from '../../content/legal-support.ts';
import { Partnership } from '../../features/legal-support/partnership.tsx';
import { Scales } from '../../features/legal-support/scales.tsx';
import { TopicFinder } from '../../features/legal-support/topic-finder.tsx';
import { TrailBar } from '../../features/trail/trail-bar.tsx';
import { ALL_PARTNERS } from '../../content/partners-link.ts';
import { WhyChoose } from '../../features/why-choose/why-choose.tsx';
import { trail } from './meta.ts';

export function LegalSupportPage() {
  return (
    <>
      <Hero {...opening} picture={<Scales />} />
      <TrailBar trail={trail} back={ALL_PARTNERS} />
      <Partnership />
      <TopicFinder />
      <WhyChoose tone="ink" {...whyChoose} />
      <CallToAction
        title={contact.title}
        actions={
          <>
            <LinkButton href={contact.phone.href} size="lg" start="phone">
              {contact.phone.label}
            </LinkButton>
            <LinkButton href={contact.email.href} size="lg" start="mail" variant="secondary">
              {contact.email.label}
            </LinkButton>
          </>
        }
      >
        {contact.text}
      </CallToAction>
    </>
  );
}
