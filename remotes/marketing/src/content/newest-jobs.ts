import type { FragmentInputs } from '@site/remote-kit/fragment-inputs.ts';
import { jobListHref } from '@site/remote-kit/links/job-board.ts';

type Role = NonNullable<FragmentInputs['job-board/latest-jobs']['role']>;

/** The contract's `landingHref` would come with its code, on pages that show no jobs, too. */
const landingHref = (role: Role) => `${jobListHref}/${role}`;

const ofRole = (role: Role, name: string) => ({
  title: `Newest ${name} jobs`,
  link: { label: `See all ${name} jobs`, href: landingHref(role) },
  missing: `The list of all ${name} jobs has the newest ones first.`,
});

/** What stands around the newest jobs: all of them, or those of a role. */
export const newestJobs = {
  all: {
    title: 'Newest jobs',
    link: { label: 'See all jobs', href: jobListHref },
    missing: 'The list of all open jobs has the newest ones first.',
  },
  'hgv-driver': ofRole('hgv-driver', 'HGV driver'),
  management: ofRole('management', 'management'),
};

/** A role whose newest jobs a page may show. */
export type ShownRole = Exclude<keyof typeof newestJobs, 'all'>;
