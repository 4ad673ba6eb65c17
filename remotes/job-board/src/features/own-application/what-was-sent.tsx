import { applicationFileHref } from './application-file.ts';
import { DescriptionList, Link, LinkButton, Panel } from '@site/design-system';
import { KIND_WORDS, longDate, type OwnApplication } from '@site/contract';
import { jobDetailHref } from '@site/remote-kit/links/job-board.ts';
import styles from './own-application.module.css';

interface WhatWasSentProps {
  application: OwnApplication;
  token: string;
}

/** All that we hold of it, to be checked and kept. */
export function WhatWasSent({ application, token }: WhatWasSentProps) {
  const { kind, reference, sentAt, fullName, email, newEmail, phone, texts, cvFile } = application;
  const items = [
    { term: 'Reference', description: reference },
    { term: KIND_WORDS[kind].about, description: <About {...application} /> },
    { term: 'Sent', description: longDate(new Date(sentAt)) },
    { term: 'Name', description: fullName },
    { term: 'Phone', description: phone },
    { term: 'Email', description: email },
    {
      term: 'New email',
      description: newEmail ? `${newEmail} (waits for you to open the link in our mail to it)` : '',
    },
    { term: 'CV', description: cvFile ?? '' },
    ...texts.map(({ label, text }) => ({ term: label, description: <p className={styles.text}>{text}</p> })),
  ];
  return (
    <Panel title="What you sent" padding="lg">
      <DescriptionList items={items.filter(({ description }) => description !== '')} />
      <LinkButton
        href={applicationFileHref(token)}
        rel="external"
        download={`${reference}.json`}
        variant="secondary"
        start="document"
      >
        Download all of it
      </LinkButton>
    </Panel>
  );
}

function About({ about, job }: Pick<OwnApplication, 'about' | 'job'>) {
  if (!job) return about;
  const place = job.location && `, ${job.location}`;
  if (!job.isOpen) return `${about}${place} (closed)`;
  return (
    <>
      <Link href={jobDetailHref(job)}>{about}</Link>
      {place}
    </>
  );
}
