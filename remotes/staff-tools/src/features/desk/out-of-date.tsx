import { Banner } from '@site/design-system';

/** Shown while a page's own readings fail. */
export function OutOfDate() {
  return (
    <Banner status="warning" live="polite">
      The server does not answer, so this may be out of date. Trying again …
    </Banner>
  );
}
