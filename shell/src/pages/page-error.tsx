import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { brand, LinkButton, PageMessage, Text } from '@site/design-system';
import { contactHref } from '@site/remote-kit/links/marketing.ts';
import { TooSlowError } from '../remotes/load-page.ts';
import { RemoteUnavailableError, type RegisteredRemote } from '../remotes/registry.ts';
import { failureNumberOf, reportRemote } from '../remotes/report.ts';
import { ReloadButton } from '../layout/reload-button.tsx';
import { Breakdown } from '../drawings/breakdown.tsx';
import { FailureNumber } from '../layout/failure-number.tsx';
import { useOnline } from './use-online.ts';

const SERVICE_UNAVAILABLE = 503;

const isUnavailable = (error: unknown) =>
  error instanceof RemoteUnavailableError || (isRouteErrorResponse(error) && error.status === SERVICE_UNAVAILABLE);

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return detailOf(error, 'message') ?? `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

/** What the server, or a loader, says of a failure. */
function detailOf(error: unknown, name: 'message' | 'title' | 'number'): string | undefined {
  const details = isRouteErrorResponse(error) ? (error.data as Partial<Record<typeof name, unknown>> | null) : null;
  return details?.[name] === undefined ? undefined : String(details[name]);
}

const isSlow = (error: unknown) => error instanceof RemoteUnavailableError && error.cause instanceof TooSlowError;

/** Replaces a page, inside the working layout, when its remote cannot be loaded or it throws. */
export function PageError({ remote }: { remote?: RegisteredRemote }) {
  const { name, version } = remote ?? {};
  const error = useRouteError();
  const online = useOnline();
  const unavailable = isUnavailable(error);
  const number = detailOf(error, 'number') ?? (name && error instanceof Error ? failureNumberOf(error) : undefined);
  // React logs what a page throws while it renders, but neither whose page it is nor that a remote failed to load.
  useEffect(() => {
    if (error instanceof RemoteUnavailableError) console.error(error);
    const kind = unavailable ? 'load-failed' : 'render-failed';
    // What a loader or the server answers with is no failure of the code in this browser.
    if (!name || !(error instanceof Error)) return;
    if (kind === 'render-failed') console.error(`A page of the remote "${name}" (${version}) failed`, error);
    reportRemote({ remote: name, version, kind, error });
  }, [error, name, unavailable, version]);
  // A search keeps the place in a page that was longer.
  useEffect(() => void window.scrollTo(0, 0), [error]);
  if (unavailable && !online) return <Offline />;
  return (
    <PageMessage
      status="danger"
      picture={<Breakdown />}
      title={
        unavailable
          ? 'This part of the site is taking a break'
          : (detailOf(error, 'title') ?? 'Unexpected Application Error!')
      }
      lead={isSlow(error) ? TOO_SLOW : unavailable ? UNAVAILABLE : messageOf(error)}
      actions={
        <>
          <ReloadButton />
          <LinkButton href={contactHref} variant="secondary">
            Contact us
          </LinkButton>
        </>
      }
    >
      {number && (
        <Text>
          <FailureNumber value={number} />
        </Text>
      )}
    </PageMessage>
  );
}

const UNAVAILABLE =
  'We could not load this page just now. The rest of the site works as usual; please try again in a moment.';
const TOO_SLOW =
  'This page is taking too long to load. The rest of the site works as usual; please check your connection and try again.';

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
      status="danger"
      picture={<Breakdown />}
      title="You are offline"
      lead="This device has no connection to the internet, so we could not load this page. It will load as soon as the connection is back."
      actions={
        <>
          <ReloadButton />
          <LinkButton href={brand.phone.href} variant="secondary" start="phone">
            Call {brand.phone.display}
          </LinkButton>
        </>
      }
    />
  );
}
