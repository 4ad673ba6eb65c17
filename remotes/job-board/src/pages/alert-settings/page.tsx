import { useEffect, useRef, useState } from 'react';
import { useLoaderData, useLocation, useSearchParams } from 'react-router-dom';
import type { AlertSettings } from '@site/contract';
import { Banner, Hero, LinkButton, PageMessage, Panel, RetryButton, Section, Stack, Text } from '@site/design-system';
import { jobListHref } from '@site/remote-kit/links/job-board.ts';
import { AlertButton } from '../../features/alerts/alert-button.tsx';
import { AlertStatus } from '../../features/alerts/alert-status.tsx';
import { BellSign } from '../../features/alerts/bell-sign.tsx';
import { ChangeForm } from '../../features/alerts/change-form.tsx';
import { DONE_TEXTS, endForm, readDone, type Done } from '../../features/alerts/settings-forms.ts';
import type { AlertSettingsData } from './loader.ts';
import styles from './page.module.css';

export function AlertSettingsPage() {
  const loaded = useLoaderData<AlertSettingsData>();
  const { pathname, search } = useLocation();
  switch (loaded.view) {
    case 'alert':
      return <Settings key={JSON.stringify(loaded)} {...loaded} />;
    case 'ended':
      return <Ended />;
    case 'failed':
      return (
        <PageMessage
          status="danger"
          title="Your job alert could not be loaded"
          lead={loaded.message}
          actions={<RetryButton href={pathname + search} />}
        />
      );
    case 'unknown':
      return (
        <PageMessage icon="link" title="This link opens no alert" lead={loaded.message} actions={waysOn}>
          <Text>You can set up a new alert from any search for jobs.</Text>
        </PageMessage>
      );
    case 'no-link':
      return (
        <PageMessage
          icon="bell"
          eyebrow="Your job alert"
          title="Your alerts open from their emails"
          lead="Please open “Change or pause this alert” at the end of any of its emails."
          actions={waysOn}
        >
          <Text>You can set up a new alert from any search for jobs.</Text>
        </PageMessage>
      );
  }
}

/** The alert and what was just done to it. */
interface Shown {
  alert: AlertSettings;
  done: Done | undefined;
}

function Settings({ alert: loaded, token }: Extract<AlertSettingsData, { view: 'alert' }>) {
  const [parameters] = useSearchParams();
  const [ended, setEnded] = useState(false);
  const [shown, setShown] = useState<Shown>({ alert: loaded, done: readDone(parameters) });
  const { alert, done } = shown;
  const change = (changed: AlertSettings, what: Done) => setShown({ alert: changed, done: what });
  if (ended) return <Ended takesFocus />;
  return (
    <>
      <Hero
        compact
        title="Your job alert"
        lead="Change what it looks for and how often we write, or take a break."
        picture={<BellSign />}
      />
      <Section aria-label="Your job alert">
        <Stack gap={5} className={styles.settings}>
          {done && <DoneBanner shown={shown}>{DONE_TEXTS[done]}</DoneBanner>}
          <AlertStatus alert={alert} token={token} onChange={change} />
          <ChangeForm
            key={JSON.stringify(alert)}
            alert={alert}
            token={token}
            onChange={(changed) => change(changed, 'changed')}
          />
          <Panel title="End this alert" padding="lg">
            <Text>We delete it, and your address with it. You can set up another at any time.</Text>
            <AlertButton form={endForm} token={token} variant="secondary" onAccepted={() => setEnded(true)}>
              End this alert
            </AlertButton>
          </Panel>
        </Stack>
      </Section>
    </>
  );
}

/** Takes the focus after each change, as the button that was pressed may be gone. */
function DoneBanner({ shown, children }: { shown: Shown; children: string }) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), [shown]);
  return (
    <Banner ref={banner} tabIndex={-1} status="success">
      {children}
    </Banner>
  );
}

const Ended = ({ takesFocus = false }: { takesFocus?: boolean }) => (
  <PageMessage
    status="success"
    title="Your alert has ended"
    lead="We have deleted it along with your address, and will send you nothing more for it."
    takesFocus={takesFocus}
    actions={waysOn}
  />
);

const waysOn = (
  <LinkButton href={jobListHref} start="search">
    Browse jobs
  </LinkButton>
);
