import { Banner } from '@site/design-system';
import type { JobCategory, PublicJob, Result } from '@site/contract';
import { readProblem } from './read-problem.ts';

interface ConnectionStatusProps {
  categories: Result<JobCategory[]>;
  jobs: Result<PublicJob[]>;
  checking: boolean;
}

export function ConnectionStatus({ categories, jobs, checking }: ConnectionStatusProps) {
  if (checking) {
    return (
      <Banner tone="info" live="polite">
        Testing connection…
      </Banner>
    );
  }
  const problem = connectionProblem(categories, jobs);
  if (problem) {
    return (
      <Banner tone="danger" title="Connection failed" live="polite">
        {problem}
      </Banner>
    );
  }
  return (
    <Banner tone="success" title="Connected" live="polite">
      The database answers: categories and jobs can be read.
    </Banner>
  );
}

function connectionProblem(categories: Result<unknown>, jobs: Result<unknown>): string | undefined {
  if (!categories.ok) return readProblem('categories', categories.error);
  if (!jobs.ok) return readProblem('jobs', jobs.error);
  return undefined;
}
