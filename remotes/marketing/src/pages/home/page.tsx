import { CallToAction, Grid, LinkButton, Section, Stat } from '@site/design-system';
import { closing, statistics } from '../../content/home.ts';
import { Opening } from '../../features/home/opening.tsx';
import { Solutions } from '../../features/home/solutions.tsx';
import { WorkLane } from '../../features/home/work-lane.tsx';
import { NewestJobs } from '../../features/newest-jobs/newest-jobs.tsx';

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
      <NewestJobs />
      <CallToAction
        title={closing.title}
        actions={
          <LinkButton href={closing.action.href} size="lg" end="arrow-right">
            {closing.action.label}
          </LinkButton>
        }
      >
        {closing.text}
      </CallToAction>
    </>
  );
}
