import { Fragment, type ReactNode } from 'react';
import { DescriptionList, Link, LinkButton } from '@site/design-system';
import { dialled, numbersIn, submissionCv, type RevealedSubmission, type Submission } from '@site/contract';
import { UtcTime } from '../database/utc-time.tsx';
import { utcTime } from '../database/utc-text.ts';
import { APPLICATION_STATUS_NAMES, KIND_NAMES } from './names.ts';
import styles from './submission-facts.module.css';
import { StatusBadge } from './status-badge.tsx';

interface SubmissionFactsProps {
  submission: Submission;
  /** Once somebody has asked for it. */
  revealed: RevealedSubmission | undefined;
}

/** What was sent: masked, or all of it. */
export function SubmissionFacts({ submission, revealed }: SubmissionFactsProps) {
  const { reference, at, kind, about, status } = submission;
  return (
    <DescriptionList
      items={[
        { term: 'Received', description: <UtcTime value={at} /> },
        { term: 'Kind', description: `${KIND_NAMES[kind]}: ${about}` },
        { term: 'Status', description: <StatusBadge status={status} /> },
        ...(revealed ? revealedItems(reference, revealed) : maskedItems(submission)).filter(
          ({ description }) => description !== '',
        ),
      ]}
    />
  );
}

interface Item {
  term: string;
  description: ReactNode;
}

function maskedItems({ name, email, phone, texts, hasCv, noteWords }: Submission): Item[] {
  return [
    { term: 'Name', description: name },
    { term: 'Email', description: email },
    { term: 'Phone', description: phone },
    ...texts.map(({ label, words }) => ({ term: label, description: hidden(words) })),
    { term: 'CV', description: hasCv && 'A file, hidden until revealed' },
    { term: 'Note', description: noteWords > 0 && hidden(noteWords) },
  ].map(({ term, description }) => ({ term, description: description || '' }));
}

const hidden = (words: number) => `Hidden until revealed (${words === 1 ? '1 word' : `${figure(words)} words`})`;

function revealedItems(reference: string, { name, email, phone, texts, cv, events, note }: RevealedSubmission): Item[] {
  return [
    { term: 'Name', description: name },
    { term: 'Email', description: <Link href={mailto(email)}>{email}</Link> },
    { term: 'Phone', description: phone && <PhoneLinks phone={phone} /> },
    ...texts.map(({ label, text }) => ({ term: label, description: <FreeText>{text}</FreeText> })),
    { term: 'CV', description: cv ? <CvLink reference={reference} cv={cv} /> : '' },
    ...events.map((event) => ({
      term: `${event.by === 'staff' ? 'We wrote' : 'They wrote'}, ${utcTime(event.at)}`,
      description: (
        <FreeText>
          {[event.status && APPLICATION_STATUS_NAMES[event.status], event.text].filter(Boolean).join('\n')}
        </FreeText>
      ),
    })),
    { term: 'Note', description: note && <FreeText>{note}</FreeText> },
  ];
}

/** Only an address: what follows a question mark would be taken for headers. */
const mailto = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

const PhoneLinks = ({ phone }: { phone: string }) =>
  numbersIn(phone).map((number, index) => (
    <Fragment key={number}>
      {index > 0 && ' / '}
      <Link href={`tel:${dialled(number)}`}>{number}</Link>
    </Fragment>
  ));

const FreeText = ({ children }: { children: string }) => <p className={styles.text}>{children}</p>;

function CvLink({ reference, cv: { name, size } }: { reference: string; cv: { name: string; size: number } }) {
  return (
    <LinkButton
      href={`${submissionCv.path}?reference=${reference}`}
      rel="external"
      download
      variant="secondary"
      size="sm"
      start="document"
    >
      Download {name} ({figure(Math.ceil(size / 1024))} KB)
    </LinkButton>
  );
}

const figure = (count: number) => count.toLocaleString('en-GB');
