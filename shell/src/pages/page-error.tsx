import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { brand, LinkButton, PageMessage } from '@site/design-system';
import { RemoteUnavailableError } from '../remotes/registry.ts';
import { ReloadButton } from '../layout/reload-button.tsx';
import { Breakdown } from '../drawings/breakdown.tsx';
import { useOnline } from './use-online.ts';

const SERVICE_UNAVAILABLE = 503;

const isUnavailable = (error: unknown) =>
  error instanceof RemoteUnavailableError || (isRouteErrorResponse(error) && error.status === SERVICE_UNAVAILABLE);

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) {
    const detail: unknown = error.data;
    if (typeof detail === 'object' && detail !== null && 'message' in detail) return String(detail.message);
    return `${error.status} ${error.statusText}`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** Replaces a page, inside the working layout, when its remote cannot be loaded or it throws. */
export function PageError() {
  const error = useRouteError();
  const online = useOnline();
  const unavailable = isUnavailable(error);
  // React logs what a page throws while it renders, but not that a remote failed to load.
  useEffect(() => {
    if (error instanceof RemoteUnavailableError) console.error(error);
  }, [error]);
  if (unavailable && !online) return <Offline />;
  return (
    <PageMessage
      tone="danger"
      picture={<Breakdown />}
      title={unavailable ? 'This part of the site is taking a break' : 'Unexpected Application Error!'}
      lead={
        unavailable
          ? 'We could not load this page just now. The rest of the site works as usual; please try again in a moment.'
          : messageOf(error)
      }
      actions={
        <>
          <ReloadButton />
          <LinkButton href="/contact" variant="secondary">
            Contact us
          </LinkButton>
        </>
      }
    />
  );
}

/** Offers no page, because none could be reached. */
function Offline() {
  useEffect(() => {
    // Code that failed to load stays missing in this document.
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <PageMessage
      tone="danger"
      picture={<Breakdown />}
      title="You are offline"
      lead="This device has no connection to the internet, so we could not load this page. It will load as soon as the connection is back."
      actions={
        <>
          <ReloadButton />
          <LinkButton href={brand.phone.href} variant="secondary" icon="phone">
            Call {brand.phone.display}
          </LinkButton>
        </>
      }
    />
  );
}
