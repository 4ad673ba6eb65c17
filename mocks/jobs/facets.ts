import { FACET_OPTIONS, type Facets, type Job } from '@site/contract';
import { fits, type JobFilters } from './filters.ts';

/** How many of the jobs each option would find on its own, with the other filters as they are. */
export const countFacets = (jobs: readonly Job[], filters: JobFilters, now: Date): Facets =>
  Object.fromEntries(
    Object.entries(FACET_OPTIONS).map(([group, options]) => {
      const chosen = [filters[group as keyof Facets] ?? []].flat();
      const counts = [...new Set<string | number>([...options, ...chosen])].map((option) => {
        const choice = { ...filters, [group]: group === 'posted_within' ? option : [option] };
        return [option, jobs.filter((job) => fits(job, choice, now)).length];
      });
      return [group, Object.fromEntries(counts) as Record<string, number>];
    }),
  );
