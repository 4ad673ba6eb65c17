import { useEffect, useRef, useState } from 'react';
import { useLoaderData, useLocation, useSearchParams } from 'react-router-dom';
import {
  APPLICATION_UNKNOWN,
  KIND_WORDS,
  type ApplicationKind,
  type ApplicationStatus,
  type OwnApplication,
} from '@site/contract';
import { Banner, Hero, LinkButton, PageMessage, RetryButton, Section, Stack } from '@site/design-system';
import { homeHref } from '@site/remote-kit/links/marketing.ts';
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
          title="This link opens nothing"
          lead={loaded.message || APPLICATION_UNKNOWN}
          actions={<HomeLink />}
        />
      );
    case 'failed':
      return (
        <PageMessage
          tone="danger"
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

function Application({ application: loaded, token }: Extract<ApplicationData, { view: 'application' }>) {
  const [parameters] = useSearchParams();
  const [shown, setShown] = useState<Shown | null>({ application: loaded, done: readDone(parameters) });
  const { kind } = loaded;
  useRemembered(loaded, token, shown?.application.status);
  if (!shown) return <Erased takesFocus />;
  const { application, done } = shown;
  const change = (changed: OwnApplication | null, what?: Done) =>
    setShown(changed && { application: changed, done: what });
  return (
    <>
      <Hero compact title={titleOf(kind)} lead={`${application.about}, reference ${application.reference}`} />
      <Section aria-label={titleOf(kind)}>
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

/** Keeps on this device where the application for a job stands, and forgets it once it is erased. */
function useRemembered(
  { reference, about, sentAt, job }: OwnApplication,
  token: string,
  status: ApplicationStatus | undefined,
): void {
  const slug = job?.slug;
  useEffect(() => {
    if (slug === undefined) return;
    if (status === undefined) return forgetApplication(slug);
    const seenAt = new Date().toISOString();
    rememberApplication(slug, { reference, title: about, token, at: sentAt, status, seenAt });
  }, [status, slug, about, reference, token, sentAt]);
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
    title="What you sent has been erased"
    lead="We have deleted it, and our messages about it."
    takesFocus={takesFocus}
    actions={<HomeLink />}
  />
);

/** What the link opened, and whose it was, is unknown here. */
const HomeLink = () => <LinkButton href={homeHref}>To the home page</LinkButton>;
