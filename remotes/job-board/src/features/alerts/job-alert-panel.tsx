import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { criteriaOf, describeCriteria, type JobQuery } from '@site/contract';
import { Button, LinkButton, Stack, Text, useHydrated } from '@site/design-system';
import { contactHref } from '@site/remote-kit/links/marketing.ts';
import { ALERT_PARAMETER, alertHref, JOB_ALERT } from './alert-href.ts';
import styles from './job-alert-panel.module.css';
import { loadedAlertForm, loadAlertForm } from './load-alert-form.ts';

/** Offers an alert for new jobs that match the search, in place. */
export function JobAlertPanel({ query }: { query: JobQuery }) {
  const [parameters] = useSearchParams();
  const hydrated = useHydrated();
  const [opened, setOpened] = useState(false);
  const [sent, setSent] = useState<{ described: string; address: string }>();
  const criteria = criteriaOf(query);
  const described = describeCriteria(criteria);
  const inUrl = parameters.get(ALERT_PARAMETER);

  const open = () => {
    const href = alertHref(query);
    void loadAlertForm().then(
      () => setOpened(true),
      () => window.location.assign(href),
    );
  };

  const content = () => {
    if (Object.keys(criteria).length === 0) return <NothingToMatch />;
    if (sent?.described === described) return <AlertRequested {...sent} />;
    if (inUrl === 'sent' && !opened) return <AlertRequested described={described} />;
    return (
      <>
        <Text>
          We can email you new <strong>{described}</strong>.
        </Text>
        {opened || inUrl === 'new' ? (
          <Suspense>
            <AlertForm
              criteria={criteria}
              takesFocus={hydrated}
              onAccepted={(address) => setSent({ described, address })}
            />
          </Suspense>
        ) : (
          <div>
            <OpenButton href={alertHref(query)} onClick={open} />
          </div>
        )}
      </>
    );
  };

  return (
    <Stack gap={3} id={JOB_ALERT} className={styles.panel}>
      {content()}
    </Stack>
  );
}

/** Not the form kit's `ScriptedButton`: its code loads with the form. */
function OpenButton({ href, onClick }: { href: string; onClick: () => void }) {
  const look = { variant: 'secondary', start: 'mail', children: 'Create a job alert' } as const;
  return useHydrated() ? <Button {...look} onClick={onClick} /> : <LinkButton {...look} href={href} rel="nofollow" />;
}

/** An alert for every job would be no help. */
const NothingToMatch = () => (
  <>
    <Text>Search for jobs or choose a filter, and we can email you new jobs that match.</Text>
    <div>
      <LinkButton href={contactHref} variant="secondary">
        Tell us what you want
      </LinkButton>
    </div>
  </>
);

const LazyForm = lazy(async () => ({ default: (await loadAlertForm()).JobAlertForm }));

/** The form at once where its code has been loaded; the server's HTML stays while the browser loads it. */
function AlertForm(props: Parameters<typeof LazyForm>[0]) {
  const [Form] = useState(() => loadedAlertForm()?.JobAlertForm ?? LazyForm);
  return <Form {...props} />;
}

/** Takes the focus, which the form's button has lost. The form was taller: without scrolling, it may be out of view. */
function AlertRequested({ described, address }: { described: string; address?: string }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    message.current?.focus({ preventScroll: true });
    // In newer browsers it returns a promise, which is no clean-up.
    void document.getElementById(JOB_ALERT)?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={message} tabIndex={-1}>
      <Text weight="bold">Please check your email</Text>
      <Text>
        We have sent {address ? `a link to ${address}` : 'you a link'}. The alert for new <strong>{described}</strong>{' '}
        starts once you press the button there, within 7 days.
      </Text>
    </div>
  );
}
