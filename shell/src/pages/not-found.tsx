import { useLocation } from 'react-router-dom';
import { LinkButton, PageMessage } from '@site/design-system';
import type { PageMeta } from '@site/remote-kit';
import { jobListHref } from '@site/remote-kit/links/job-board.ts';
import { blogHref, contactHref, partnersHref } from '@site/remote-kit/links/marketing.ts';
import { DeadEnd } from '../drawings/dead-end.tsx';

export const notFoundMeta = (): PageMeta => ({
  title: 'Page not found',
  description: 'There is no page at this address.',
  robots: 'noindex',
});

interface Suggestion {
  nothing: string;
  label: string;
  href: string;
}

/** Where the visitor probably wanted to go, by the beginning of the address. */
const suggestions: Readonly<Record<string, Suggestion>> = {
  [`${blogHref}/`]: { nothing: 'There is no article at this address.', label: 'Read the blog', href: blogHref },
  [`${partnersHref}/`]: {
    nothing: 'There is no partner at this address.',
    label: 'Meet our partners',
    href: partnersHref,
  },
};

const jobs: Suggestion = { nothing: 'There is no page at this address.', label: 'Browse jobs', href: jobListHref };

/** The page for an address that no remote owns. Its status is 404. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const section = Object.keys(suggestions).find((beginning) => pathname.startsWith(beginning));
  const { nothing, label, href } = suggestions[section ?? ''] ?? jobs;
  return (
    <PageMessage
      picture={<DeadEnd />}
      eyebrow="Error 404"
      title="This road goes nowhere"
      lead={`${nothing} It may have moved, or the link may contain a typing mistake.`}
      actions={
        <>
          <LinkButton href={href} end="arrow-right">
            {label}
          </LinkButton>
          <LinkButton href="/" variant="secondary">
            Go to the home page
          </LinkButton>
          <LinkButton href={contactHref} variant="quiet">
            Contact us
          </LinkButton>
        </>
      }
    />
  );
}
