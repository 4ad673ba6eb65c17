import { useEffect, useRef, useState } from 'react';
import { useLoaderData, useLocation, useSearchParams } from 'react-router-dom';
import { APPLICATION_UNKNOWN, type OwnApplication } from '@site/contract';
import { Banner, Hero, LinkButton, PageMessage, RetryButton, Section, Stack } from '@site/design-system';
import { jobListHref } from '@site/remote-kit/links/job-board.ts';
import { forgetApplication, rememberApplication } from '../../features/application/sent-applications.ts';
import { Changes, MessageForm } from '../../features/own-application/changes.tsx';
import { DONE_TEXTS, readDone, type Done } from '../../features/own-application/forms.ts';
import { Interview } from '../../features/own-application/interview.tsx';
import styles from '../../features/own-application/own-application.module.css';
import { Standing } from '../../features/own-application/standing.tsx';
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
          title="This link opens no application"
          lead={loaded.message || APPLICATION_UNKNOWN}
          actions={waysOn}
        />
      );
    case 'failed':
      return (
        <PageMessage
          tone="danger"
          title="Your application could not be loaded"
          lead={loaded.message}
          actions={<RetryButton href={pathname} />}
        />
      );
  }
}

/** The application and what was just done to it. */
interface Shown {
  application: OwnApplication;
  done: Done | undefined;
}

function Application({ application: loaded, token }: Extract<ApplicationData, { view: 'application' }>) {
  const [parameters] = useSearchParams();
  const [shown, setShown] = useState<Shown | null>({ application: loaded, done: readDone(parameters) });
  const { reference, sentAt } = loaded;
  const { slug, title } = loaded.job;
  const status = shown?.application.status;
  useEffect(() => {
    if (status)
      rememberApplication(slug, { reference, title, token, at: sentAt, status, seenAt: new Date().toISOString() });
    else forgetApplication(slug);
  }, [status, slug, title, reference, token, sentAt]);
  if (!shown) return <Erased takesFocus />;
  const { application, done } = shown;
  const change = (changed: OwnApplication | null, what?: Done) =>
    setShown(changed && { application: changed, done: what });
  return (
    <>
      <Hero compact title="Your application" lead={`${application.job.title}, reference ${application.reference}`} />
      <Section aria-label="Your application">
        <Stack gap={5} className={styles.page}>
          {done && <DoneBanner shown={shown}>{DONE_TEXTS[done]}</DoneBanner>}
          <Standing application={application} />
          <Interview
            key={JSON.stringify(application.interview)}
            application={application}
            token={token}
            onChange={change}
          />
          <MessageForm application={application} token={token} onChange={change} />
          <WhatWasSent application={application} token={token} />
          <Changes key={JSON.stringify(application)} application={application} token={token} onChange={change} />
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
    <Banner ref={banner} tabIndex={-1} tone="success">
      {children}
    </Banner>
  );
}

const Erased = ({ takesFocus = false }: { takesFocus?: boolean }) => (
  <PageMessage
    tone="success"
    title="Your application has been erased"
    lead="We have deleted what you sent, and our messages about it."
    takesFocus={takesFocus}
    actions={waysOn}
  />
);

const waysOn = (
  <LinkButton href={jobListHref} icon="search">
    Browse jobs
  </LinkButton>
);
