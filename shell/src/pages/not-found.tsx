import { LinkButton, PageMessage } from '@site/design-system';
import type { PageMeta } from '@site/remote-kit';

export const notFoundMeta = (): PageMeta => ({
  title: 'Page Not Found',
  description: 'There is no page at this address.',
  robots: 'noindex',
});

/** The page for an address that no remote owns. Its status is 404. */
export function NotFoundPage() {
  return (
    <PageMessage
      icon="route"
      eyebrow="Error 404"
      title="This road goes nowhere"
      lead="There is no page at this address. It may have moved, or the link may contain a typing mistake."
      actions={
        <>
          <LinkButton href="/jobs" icon="search">
            Browse jobs
          </LinkButton>
          <LinkButton href="/" variant="secondary">
            Go to the home page
          </LinkButton>
          <LinkButton href="/contact" variant="quiet">
            Contact us
          </LinkButton>
        </>
      }
    />
  );
}
