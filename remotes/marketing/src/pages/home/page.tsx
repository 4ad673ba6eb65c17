import { CallToAction, Grid, LinkButton, Section, Stat } from '@site/design-system';
import { statistics } from '../../content/home.ts';
import { Opening } from '../../features/home/opening.tsx';
import { Solutions } from '../../features/home/solutions.tsx';
import { WorkLane } from '../../features/home/work-lane.tsx';

export function HomePage() {
  return (
    <>
      <Opening />
      <Section aria-label="In figures">
        <Grid min="xs" gap={6}>
          {statistics.map((statistic) => (
            <Stat key={statistic.value} {...statistic} />
          ))}
        </Grid>
      </Section>
      <Solutions />
      <WorkLane />
      <CallToAction
        title="Tell us where you need people"
        actions={
          <LinkButton href="/contact" size="lg" icon="arrow-right" iconPosition="end">
            Get Started Today
          </LinkButton>
        }
      >
        One call or one message, and a consultant who knows your sector takes it from there.
      </CallToAction>
    </>
  );
}
