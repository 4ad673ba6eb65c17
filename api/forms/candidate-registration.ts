import { CAREER_INTERESTS, type CandidateRegistration } from '@site/contract';
import { applicationLink, beginRequest } from '../applications/applications.ts';
import { nextParagraphs, signatureOf, type LetterSignature } from '../applications/letters.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import type { SubmissionType } from './submission-type.ts';
import { letterBody, noticeBody, oneLine, type Paragraph } from './mail-text.ts';

export const candidateSubmission: SubmissionType<CandidateRegistration> = {
  name: 'register-candidate',
  prefix: 'CAN',
  keptAs: 'candidates',
  async accept(candidate, { config }) {
    const kind = 'candidate';
    const signature = signatureOf(config, kind);
    const { email, phone } = candidate;
    return async ({ id, reference, at, db }) => {
      const own = await beginRequest(db, { kind, submissionId: id, mailbox: mailboxOf(email), at });
      const link = await applicationLink(db, own, config);
      const next = nextParagraphs({ kind, answerBy: own.answer_by, email, phone, link });
      return {
        notice: { recipient: signature.contact, ...agencyNotice(candidate, reference) },
        acknowledgement: { recipient: email, ...acknowledgement(candidate, reference, next, signature) },
      };
    };
  },
};

const agencyNotice = (candidate: CandidateRegistration, reference: string) => ({
  replyTo: { name: oneLine(candidate.fullName), address: candidate.email },
  subject: oneLine(`${reference}: ${candidate.fullName} registered (${CAREER_INTERESTS[candidate.careerInterest]})`),
  ...noticeBody('A candidate has registered through the website.', [
    ['Reference', reference],
    ['Interest', CAREER_INTERESTS[candidate.careerInterest]],
    ['Years of experience', String(candidate.yearsOfExperience)],
    ['Name', candidate.fullName],
    ['Email', candidate.email],
    ['Phone', candidate.phone],
    ['About', candidate.about],
  ]),
});

const acknowledgement = (
  { careerInterest }: CandidateRegistration,
  reference: string,
  next: Paragraph[],
  { agencyName, contact, replyTo }: LetterSignature,
) => ({
  replyTo,
  subject: `We have your registration (${reference})`,
  ...letterBody([
    'Hello,',
    `Thank you for registering with us (${CAREER_INTERESTS[careerInterest]}). Your details have reached our recruitment team, and the reference is ${reference}.`,
    'We reply within 24 hours, and review applications in 2–3 business days.',
    ...next,
    `Questions? Reply to this email or write to ${contact}, quoting the reference. If you did not register, you can ignore this message.`,
    agencyName,
  ]),
});
