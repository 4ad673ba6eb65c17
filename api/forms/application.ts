import { APPLICATIONS_CLOSED, JOB_NOT_FOUND, type Application } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { applicationLink, beginApplication } from '../applications/applications.ts';
import { nextParagraphs, signatureOf, type LetterSignature } from '../applications/letters.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import type { Services } from '../services.ts';
import { readCvFile } from './cv/cv-file.ts';
import type { SubmissionType } from './submission-type.ts';
import { letterBody, noticeBody, oneLine } from './mail-text.ts';

export const applicationSubmission: SubmissionType<Application> = {
  name: 'apply-to-job',
  prefix: 'APP',
  keptAs: 'candidates',
  file: { field: 'cvFile', read: ({ cvFile }) => cvFile && readCvFile(cvFile) },
  async accept(application, services) {
    const job = await openJob(services, application.jobSlug);
    const { config } = services;
    const signature = signatureOf(config, 'application');
    return async ({ id, reference, at, db }) => {
      const { email, jobSlug } = application;
      const begun = { submissionId: id, mailbox: mailboxOf(email), jobSlug, at };
      const found = await beginApplication(db, begun);
      const { application: own, isFirst } = found;
      const link = await applicationLink(db, own, config);
      const told = { job, reference, isFirst, answerBy: own.answer_by, link, email, phone: application.phone };
      return {
        notice: { recipient: signature.contact, ...agencyNotice(application, job, reference, isFirst) },
        acknowledgement: {
          recipient: found.isFirst ? email : found.email,
          ...acknowledgement(told, signature),
        },
      };
    };
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

const agencyNotice = (application: Application, job: AppliedJob, reference: string, isFirst: boolean) => ({
  replyTo: { name: oneLine(application.fullName), address: application.email },
  subject: oneLine(`${reference}: ${application.fullName} applied ${isFirst ? '' : 'again '}for ${job.title}`),
  ...noticeBody(`A candidate has applied ${isFirst ? '' : 'again '}through the website.`, [
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

interface Acknowledged {
  job: AppliedJob;
  reference: string;
  isFirst: boolean;
  answerBy: string | null;
  link: string;
  email: string;
  phone: string;
}

function acknowledgement(told: Acknowledged, { agencyName, contact, replyTo }: LetterSignature) {
  const { job, reference, isFirst } = told;
  const forTheJob = `${job.title} in ${job.location}`;
  return {
    replyTo,
    subject: oneLine(`We have your application for ${job.title} (${reference})`),
    ...letterBody([
      'Hello,',
      isFirst
        ? `Thank you for applying for ${forTheJob}. Your application has reached our recruitment team, and its reference is ${reference}.`
        : `You had applied for ${forTheJob} before. What you sent now has reached our recruitment team too, with the reference ${reference}, and both are one application.`,
      'We reply within 24 hours, and review applications in 2–3 business days.',
      ...nextParagraphs({ kind: 'application', ...told }),
      `Questions? Reply to this email or write to ${contact}, quoting the reference. If you did not apply, you can ignore this message.`,
      agencyName,
    ]),
  };
}
