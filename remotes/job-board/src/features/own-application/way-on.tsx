import { LinkButton } from '@site/design-system';
import type { ApplicationKind } from '@site/contract';
import { jobListHref } from '@site/remote-kit/links/job-board.ts';
import { clientsHref } from '@site/remote-kit/links/marketing.ts';

/** Where to go from what has ended. */
export const WayOn = ({ kind }: { kind: ApplicationKind }) =>
  kind === 'quote' ? (
    <LinkButton href={clientsHref}>Ask for another quote</LinkButton>
  ) : (
    <LinkButton href={jobListHref} start="search">
      Browse jobs
    </LinkButton>
  );
