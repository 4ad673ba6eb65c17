import {
  APPLICATION_KINDS,
  APPLICATION_STATUSES,
  KIND_WORDS,
  type ApplicationKind,
  type ApplicationStatus,
} from '@site/contract';
import { ConfigurationError } from '../config.ts';
import { acceptSubmission } from '../forms/accept-submission.ts';
import { submissionTypes } from '../forms/submission-types.ts';
import type { Services } from '../services.ts';
import { answerApplication } from './answer.ts';
import { applicationLink, applicationOfReference } from './applications.ts';
import { changeOwnApplication } from './own-application.ts';

const DAY_MS = 24 * 60 * 60_000;

const PEOPLE = {
  application: [
    'Ada Okafor',
    'Tom Ferrier',
    'Mina Kaya',
    'Joe Walsh',
    'Ewa Nowak',
    'Sam Price',
    'Ali Rahman',
    'Bea Clarke',
  ],
  candidate: ['Kwame Boateng', 'Rosa Lind', 'Ines Baptiste', 'Owen Pryce'],
  quote: ['Moira Lindqvist', 'Ben Hart', 'Cleo Dunn', 'Priya Nair', 'Hal Moss'],
} as const satisfies Record<ApplicationKind, readonly string[]>;

interface Sample {
  kind: ApplicationKind;
  title: string;
  status: ApplicationStatus;
  person: string;
  daysAgo: number;
}

const samplesOf = (kind: ApplicationKind): Sample[] =>
  [...APPLICATION_STATUSES[kind]].reverse().map((status, index, { length }) => ({
    kind,
    title: `${KIND_WORDS[kind].noun}, ${status}`,
    status,
    person: PEOPLE[kind][index]!,
    daysAgo: length - index,
  }));

/** Of each kind the oldest first; only the first is left without an answer. */
const SAMPLES: readonly Sample[] = [
  { kind: 'application', title: 'application, overdue', status: 'received', person: 'Ravi Sandhu', daysAgo: 14 },
  ...APPLICATION_KINDS.flatMap(samplesOf),
];

interface Job {
  slug: string;
  title: string;
}

/**
 * Applications in every status for as many jobs, registrations and requests for quotes, with the links that their
 * owners get; none where there are some already.
 * @throws ConfigurationError where mails would leave the machine
 */
export async function addSampleApplications(services: Services): Promise<{ title: string; link: string }[]> {
  const { db, config } = services;
  if (config.smtpUrl) throw new ConfigurationError('Sample applications are only for a server without SMTP_URL.');
  const known = await db.selectFrom('applications').select('id').limit(1).executeTakeFirst();
  if (known) return [];
  const jobs = await db
    .selectFrom('jobs')
    .select(['slug', 'title'])
    .where('closed_at', 'is', null)
    .orderBy('slug')
    .limit(SAMPLES.length)
    .execute();
  const links = [];
  for (const sample of SAMPLES) {
    const job = sample.kind === 'application' ? jobs.shift() : undefined;
    if (job || sample.kind !== 'application')
      links.push({ title: sample.title, link: await addSample(services, sample, job) });
  }
  return links;
}

async function addSample(services: Services, sample: Sample, job: Job | undefined): Promise<string> {
  const { status, daysAgo } = sample;
  const now = services.clock();
  const then = { ...services, clock: () => new Date(now.getTime() - daysAgo * DAY_MS) };
  const reference = await send(then, sample, job);
  const found = (await applicationOfReference(services.db, reference))!;
  const link = await applicationLink(services.db, found, services.config);
  const later = { ...services, clock: () => new Date(now.getTime() - (daysAgo - 0.5) * DAY_MS) };
  if (status === 'withdrawn') {
    const token = link.slice(link.lastIndexOf('/') + 1);
    await changeOwnApplication(later, { action: 'withdraw', token, reason: 'We have found another way.' });
  } else if (status !== 'received')
    await answerApplication(later, { reference, from: 'received', to: status, message: '', preview: false });
  return link;
}

/** Returns the reference. */
async function send(services: Services, { kind, person }: Sample, job: Job | undefined): Promise<string> {
  const call = { services, request: new Request(services.config.siteUrl) };
  const email = `${person.toLowerCase().replace(' ', '.')}@example.org`;
  const reached = { email, phone: '01632 960 201', website: '' };
  const replyTo = () => {
    switch (kind) {
      case 'application':
        return acceptSubmission(submissionTypes.applyToJob, {
          ...call,
          input: {
            ...reached,
            fullName: person,
            jobSlug: job!.slug,
            jobTitle: job!.title,
            cv: '',
            coverLetter: 'I have driven for nine years, nights and days, and can start within a week.',
          },
        });
      case 'candidate':
        return acceptSubmission(submissionTypes.registerCandidate, {
          ...call,
          input: {
            ...reached,
            fullName: person,
            careerInterest: 'psv-driver' as const,
            yearsOfExperience: 9,
            about: 'School runs and private hire, out of Leeds.',
          },
        });
      case 'quote':
        return acceptSubmission(submissionTypes.requestQuote, {
          ...call,
          input: {
            ...reached,
            companyName: `${person.split(' ')[1]} Haulage`,
            contactName: person,
            service: 'driver-recruitment' as const,
            requirements: 'Two Class 1 drivers for nights, out of Rochdale, from Monday.',
          },
        });
    }
  };
  return (await replyTo()).reference ?? '';
}
