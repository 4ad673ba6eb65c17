import { APPLICATION_STATUSES, type ApplicationStatus } from '@site/contract';
import { ConfigurationError } from '../config.ts';
import { acceptSubmission } from '../forms/accept-submission.ts';
import { submissionTypes } from '../forms/submission-types.ts';
import type { Services } from '../services.ts';
import { answerApplication } from './answer.ts';
import { applicationLink, applicationOfReference } from './applications.ts';
import { changeOwnApplication } from './own-application.ts';

const DAY_MS = 24 * 60 * 60_000;

interface Sample {
  title: string;
  status: ApplicationStatus;
  fullName: string;
  daysAgo: number;
}

/** Oldest first; only the first is left without an answer. */
const SAMPLES: readonly Sample[] = [
  { title: 'overdue', status: 'received', fullName: 'Ravi Sandhu', daysAgo: 14 },
  ...[...APPLICATION_STATUSES].reverse().map((status, index) => ({
    title: status,
    status,
    fullName: [
      'Ada Okafor',
      'Tom Ferrier',
      'Mina Kaya',
      'Joe Walsh',
      'Ewa Nowak',
      'Sam Price',
      'Ali Rahman',
      'Bea Clarke',
    ][index]!,
    daysAgo: APPLICATION_STATUSES.length - index,
  })),
];

/**
 * Applications in every status for as many jobs, with the links that their owners get; none where there are some
 * already.
 * @throws ConfigurationError where mails would leave the machine
 */
export async function addSampleApplications(services: Services): Promise<{ title: string; link: string }[]> {
  const { db, config } = services;
  if (config.smtpUrl) throw new ConfigurationError('Sample applications are only for a server without SMTP_URL.');
  const known = await db.selectFrom('applications').select('id').limit(1).executeTakeFirst();
  const jobs = await db
    .selectFrom('jobs')
    .select(['slug', 'title'])
    .where('closed_at', 'is', null)
    .orderBy('slug')
    .limit(SAMPLES.length)
    .execute();
  const links = [];
  for (const [index, job] of known ? [] : jobs.entries()) {
    const sample = SAMPLES[index]!;
    links.push({ title: sample.title, link: await addSample(services, sample, job) });
  }
  return links;
}

async function addSample(
  services: Services,
  { status, fullName, daysAgo }: Sample,
  { slug: jobSlug, title: jobTitle }: { slug: string; title: string },
): Promise<string> {
  const now = services.clock();
  const then = { ...services, clock: () => new Date(now.getTime() - daysAgo * DAY_MS) };
  const email = `${fullName.toLowerCase().replace(' ', '.')}@example.org`;
  const { reference } = await acceptSubmission(submissionTypes.applyToJob, {
    services: then,
    request: new Request(services.config.siteUrl),
    input: {
      ...{ fullName, email, jobSlug, jobTitle, website: '', cv: '' },
      phone: '01632 960 201',
      coverLetter: 'I have driven for nine years, nights and days, and can start within a week.',
    },
  });
  const { id } = (await applicationOfReference(services.db, reference))!;
  const link = await applicationLink(services.db, id, services.config);
  const later = { ...services, clock: () => new Date(now.getTime() - (daysAgo - 0.5) * DAY_MS) };
  if (status === 'withdrawn') {
    const token = link.slice(link.lastIndexOf('/') + 1);
    await changeOwnApplication(later, { action: 'withdraw', token, reason: 'I have found work nearer home.' });
  } else if (status !== 'received')
    await answerApplication(later, { reference, from: 'received', to: status, message: '', preview: false });
  return link;
}
