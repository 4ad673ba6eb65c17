import { CallToAction, Hero, LinkButton } from '@site/design-system';
import { introduction, nextStep, opening } from '../../content/partners.ts';
import { Directory } from '../../features/partners/directory.tsx';
import { Figures } from '../../features/partners/figures.tsx';
import { Network } from '../../features/partners/network.tsx';
import { WhyPartner } from '../../features/partners/why-partner.tsx';
import { Statement } from '../../features/statement/statement.tsx';
import { TrailBar } from '../../features/trail/trail-bar.tsx';
import { trail } from './meta.ts';

export function PartnersPage() {
  const { title, text, action } = nextStep;
  return (
    <>
      <Hero {...opening} picture={<Network />} />
      <TrailBar trail={trail} />
      <Statement id="introduction" {...introduction} />
      <Figures />
      <Directory />
      <WhyPartner />
      <CallToAction
        title={title}
        tone="ink"
        actions={
          <LinkButton href={action.href} size="lg" end="arrow-right">
            {action.label}
          </LinkButton>
        }
      >
        {text}
      </CallToAction>
    </>
  );
}
