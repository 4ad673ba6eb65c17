import { APPLICATIONS_CLOSED, JOB_NOT_FOUND, type Application } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import type { Services } from '../services.ts';
import { readCvFile } from './cv/cv-file.ts';
import type { Signature, SubmissionType } from './submission-type.ts';
import { letterBody, noticeBody, oneLine } from './mail-text.ts';

export const applicationSubmission: SubmissionType<Application> = {
  name: 'apply-to-job',
  prefix: 'APP',
  keptAs: 'candidates',
  file: { field: 'cvFile', read: ({ cvFile }) => cvFile && readCvFile(cvFile) },
  async accept(application, services) {
    const job = await openJob(services, application.jobSlug);
    const { mailTo, agencyName } = services.config;
    return (reference) => ({
      notice: { recipient: mailTo.recruitment, ...agencyNotice(application, job, reference) },
      acknowledgement: {
        recipient: application.email,
        ...acknowledgement(job, reference, { agencyName, contact: mailTo.recruitment }),
      },
    });
  },
};

interface AppliedJob {
  title: string;
  location: string;
}

/** The title comes from the database: the one that was sent may be out of date, or made up. */
async function openJob({ db }: Services, slug: string): Promise<AppliedJob> {
  const job = await db
    .selectFrom('jobs')
    .select(['title', 'location', 'closed_at'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!job) throw new ApiProblem(404, JOB_NOT_FOUND);
  if (job.closed_at) throw new ApiProblem(410, APPLICATIONS_CLOSED);
  return job;
}

const agencyNotice = (application: Application, job: AppliedJob, reference: string) => ({
  replyTo: { name: oneLine(application.fullName), address: application.email },
  subject: oneLine(`${reference}: ${application.fullName} applied for ${job.title}`),
  ...noticeBody('A candidate has applied through the website.', [
    ['Reference', reference],
    ['Job', `${job.title}, ${job.location} (${application.jobSlug})`],
    ['Name', application.fullName],
    ['Email', application.email],
    ['Phone', application.phone],
    ['Cover letter', application.coverLetter],
    ['Experience', application.cv],
    ['CV', application.cvFile ? 'Attached' : ''],
  ]),
});

/** Repeats nothing that the visitor typed: the address may be someone else's. */
const acknowledgement = (job: AppliedJob, reference: string, { agencyName, contact }: Signature) => ({
  replyTo: { name: `${agencyName} recruitment`, address: contact },
  subject: oneLine(`We have your application for ${job.title} (${reference})`),
  ...letterBody([
    'Hello,',
    `Thank you for applying for ${job.title} in ${job.location}. Your application has reached our recruitment team, and its reference is ${reference}.`,
    'We reply within 24 hours, and review applications in 2–3 business days.',
    `Questions? Reply to this e-mail or write to ${contact}, quoting the reference. If you did not apply, you can ignore this message.`,
    agencyName,
  ]),
});
