import { applicationFileHref } from './application-file.ts';
import { DescriptionList, Link, LinkButton, Panel } from '@site/design-system';
import { longDate, type OwnApplication } from '@site/contract';
import { jobDetailHref } from '@site/remote-kit/links/job-board.ts';
import styles from './own-application.module.css';

interface WhatWasSentProps {
  application: OwnApplication;
  token: string;
}

/** All that we hold of the application, to be checked and kept. */
export function WhatWasSent({ application, token }: WhatWasSentProps) {
  const { reference, job, sentAt, fullName, email, newEmail, phone, coverLetter, cv, cvFile } = application;
  const place = job.location && `, ${job.location}`;
  const items = [
    { term: 'Reference', description: reference },
    {
      term: 'Job',
      description: job.isOpen ? (
        <>
          <Link href={jobDetailHref(job)}>{job.title}</Link>
          {place}
        </>
      ) : (
        `${job.title}${place} (closed)`
      ),
    },
    { term: 'Sent', description: longDate(new Date(sentAt)) },
    { term: 'Name', description: fullName },
    { term: 'Phone', description: phone },
    { term: 'Email', description: email },
    {
      term: 'New email',
      description: newEmail ? `${newEmail} (waits for you to open the link in our mail to it)` : '',
    },
    { term: 'CV', description: cvFile ?? '' },
    { term: 'Cover letter', description: coverLetter && <p className={styles.text}>{coverLetter}</p> },
    { term: 'CV summary', description: cv && <p className={styles.text}>{cv}</p> },
  ];
  return (
    <Panel title="What you sent" padding="lg">
      <DescriptionList items={items.filter(({ description }) => description !== '')} />
      <LinkButton
        href={applicationFileHref(token)}
        rel="external"
        download={`${reference}.json`}
        variant="secondary"
        icon="document"
      >
        Download all of it
      </LinkButton>
    </Panel>
  );
}
