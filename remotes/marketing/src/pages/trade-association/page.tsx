import { CallToAction, Hero, LinkButton } from '@site/design-system';
import { ALL_PARTNERS } from '../../content/partners-link.ts';
import { nextStep, opening, overview, whyChoose } from '../../content/trade-association.ts';
import { DoubleDecker } from '../../features/trade-association/double-decker.tsx';
import { MemberOffer } from '../../features/trade-association/member-offer.tsx';
import { ServicesLine } from '../../features/trade-association/services-line.tsx';
import { StaffRequest } from '../../features/trade-association/staff-request.tsx';
import { Statement } from '../../features/statement/statement.tsx';
import { TrailBar } from '../../features/trail/trail-bar.tsx';
import { WhyChoose } from '../../features/why-choose/why-choose.tsx';
import { trail } from './meta.ts';

export function TradeAssociationPage() {
  const { ask, call } = nextStep.actions;
  return (
    <>
      <Hero {...opening} picture={<DoubleDecker />} />
      <TrailBar trail={trail} back={ALL_PARTNERS} />
      <Statement id="overview" {...overview} />
      <MemberOffer />
      <ServicesLine />
      <WhyChoose {...whyChoose} />
      <CallToAction
        title={nextStep.title}
        actions={
          <>
            <LinkButton href={ask.href} size="lg" end="arrow-right">
              {ask.label}
            </LinkButton>
            <LinkButton href={call.href} size="lg" start="phone" variant="secondary">
              {call.label}
            </LinkButton>
          </>
        }
      >
        {nextStep.text}
      </CallToAction>
      <StaffRequest />
    </>
  );
}
