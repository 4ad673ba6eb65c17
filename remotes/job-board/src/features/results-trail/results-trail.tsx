import { grouped } from '@site/contract';
import { Cluster, Icon, Link, type IconName } from '@site/design-system';
import { useRememberedResults } from './use-remembered-results.ts';
import styles from './results-trail.module.css';
import { returnTo } from './return-to.ts';
import { placeOf, type Step } from './trail.ts';

/** The way back to the list, and to the jobs before and after this one in the results that the visitor came from. */
export function ResultsTrail({ slug }: { slug: string }) {
  const trail = useRememberedResults();
  const place = trail && placeOf(slug, trail);
  const list = trail?.href ?? '/jobs';
  return (
    <Cluster justify="between" className={styles.trail}>
      <Link href={list} variant="standalone" onClick={(event) => returnTo(list, event)}>
        <Icon name="chevron-left" size="sm" />
        Back to jobs
      </Link>
      {place && (
        <Cluster as="nav" gap={1} aria-label="Jobs in your results" className={styles.steps}>
          <StepLink step={place.previous} icon="chevron-left" />
          <span>
            {grouped(place.position)} of {grouped(place.total)}
          </span>
          <StepLink step={place.next} icon="chevron-right" />
        </Cluster>
      )}
    </Cluster>
  );
}

function StepLink({ step, icon }: { step: Step | undefined; icon: IconName }) {
  if (!step) return <span className={styles.step} aria-hidden="true" />;
  return (
    <Link href={step.href} variant="quiet" className={styles.step} title={step.label}>
      <Icon name={icon} label={step.label} />
    </Link>
  );
}
