import { CallToAction, Hero, LinkButton } from '@site/design-system';
import { nextStep, opening } from '../../content/about.ts';
import { AwardPlates } from '../../features/about/award-plates.tsx';
import { TeamBoard } from '../../features/about/team-board.tsx';
import { ValuesRoad } from '../../features/about/values-road.tsx';
import { Vision } from '../../features/about/vision.tsx';
import { Yard } from '../../features/about/yard.tsx';
import { TrailBar } from '../../features/trail/trail-bar.tsx';
import { trail } from './meta.ts';

export function AboutPage() {
  const [hire, join] = nextStep.actions;
  return (
    <>
      <Hero {...opening} picture={<Yard />} />
      <TrailBar trail={trail} />
      <Vision />
      <ValuesRoad />
      <TeamBoard />
      <AwardPlates />
      <CallToAction
        title={nextStep.title}
        actions={
          <>
            <LinkButton href={hire.href} size="lg" end="arrow-right">
              {hire.label}
            </LinkButton>
            <LinkButton href={join.href} size="lg" variant="secondary">
              {join.label}
            </LinkButton>
          </>
        }
      >
        {nextStep.text}
      </CallToAction>
    </>
  );
}
