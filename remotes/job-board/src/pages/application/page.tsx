import { useEffect, useRef, useState } from 'react';
import { useLoaderData, useLocation, useSearchParams } from 'react-router-dom';
import { APPLICATION_UNKNOWN, KIND_WORDS, type ApplicationKind, type OwnApplication } from '@site/contract';
import { Banner, Hero, LinkButton, PageMessage, RetryButton, Section, Stack } from '@site/design-system';
import { homeHref } from '@site/remote-kit/links/marketing.ts';
import { forgetApplication } from '../../features/application/sent-applications.ts';
import { Changes, MessageForm } from '../../features/own-application/changes.tsx';
import { DONE_TEXTS, readDone, type Done } from '../../features/own-application/forms.ts';
import { Interview } from '../../features/own-application/interview.tsx';
import styles from '../../features/own-application/own-application.module.css';
import { Standing } from '../../features/own-application/standing.tsx';
import { eventTitle } from '../../features/own-application/status-text.ts';
import { useLiveApplication } from '../../features/own-application/use-live-application.ts';
import { WhatWasSent } from '../../features/own-application/what-was-sent.tsx';
import type { ApplicationData } from './loader.ts';

export function ApplicationPage() {
  const loaded = useLoaderData<ApplicationData>();
  const { pathname } = useLocation();
  switch (loaded.view) {
    case 'application':
      return <Application key={JSON.stringify(loaded)} {...loaded} />;
    case 'erased':
      return <Erased />;
    case 'unknown':
      return (
        <PageMessage
          icon="link"
          title="This link opens nothing"
          lead={loaded.message || APPLICATION_UNKNOWN}
          actions={<HomeLink />}
        />
      );
    case 'failed':
      return (
        <PageMessage
          status="danger"
          title="The page could not be loaded"
          lead={loaded.message}
          actions={<RetryButton href={pathname} />}
        />
      );
  }
}

const titleOf = (kind: ApplicationKind): string => `Your ${KIND_WORDS[kind].noun}`;

/** The application and what was just done to it. */
interface Shown {
  application: OwnApplication;
  done: Done | undefined;
}

function Application({ application, token }: Extract<ApplicationData, { view: 'application' }>) {
  const [parameters] = useSearchParams();
  const [shown, setShown] = useState<Shown | null>({ application, done: readDone(parameters) });
  if (!shown) return <Erased takesFocus />;
  const change = (changed: OwnApplication | null, done?: Done) => {
    if (!changed && application.job) forgetApplication(application.job.slug);
    setShown(changed && { application: changed, done });
  };
  return <LiveApplication shown={shown} token={token} onChange={change} />;
}

interface LiveProps {
  shown: Shown;
  token: string;
  onChange: (changed: OwnApplication | null, done?: Done) => void;
}

function LiveApplication({ shown, token, onChange }: LiveProps) {
  const { application, news } = useLiveApplication(shown.application, token);
  if (!application) return <Erased />;
  const { kind, fullName, phone, email, newEmail, cvFile } = application;
  const parts = { application, token, onChange };
  return (
    <>
      <Hero compact title={titleOf(kind)} lead={`${application.about}, reference ${application.reference}`} />
      <Section aria-label={titleOf(kind)}>
        <Stack gap={5} className={styles.page}>
          {shown.done && <DoneBanner shown={shown}>{DONE_TEXTS[shown.done]}</DoneBanner>}
          {news && (
            <Banner live="polite" title="There is news">
              {eventTitle(kind, news)}
            </Banner>
          )}
          <Standing application={application} />
          <Interview key={JSON.stringify(application.interview)} {...parts} />
          <MessageForm {...parts} />
          <WhatWasSent application={application} token={token} />
          <Changes key={JSON.stringify([fullName, phone, email, newEmail, cvFile])} {...parts} />
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

const Erased = ({ takesFocus = false }: { takesFocus?: boolean }) => (
  <PageMessage
    status="success"
    title="What you sent has been erased"
    lead="We have deleted it, and our messages about it."
    takesFocus={takesFocus}
    actions={<HomeLink />}
  />
);

/** What the link opened, and whose it was, is unknown here. */
const HomeLink = () => <LinkButton href={homeHref}>To the home page</LinkButton>;
