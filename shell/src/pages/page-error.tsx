import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { LinkButton, PageMessage } from '@site/design-system';
import { RemoteUnavailableError } from '../remotes/registry.ts';
import { ReloadButton } from '../layout/reload-button.tsx';

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
  const unavailable = isUnavailable(error);
  // React logs what a page throws while it renders, but not that a remote failed to load.
  useEffect(() => {
    if (error instanceof RemoteUnavailableError) console.error(error);
  }, [error]);
  return (
    <PageMessage
      tone="danger"
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
