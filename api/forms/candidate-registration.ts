import { CAREER_INTERESTS, type CandidateRegistration } from '@site/contract';
import type { Signature, SubmissionType } from './submission-type.ts';
import { letterBody, noticeBody, oneLine } from './mail-text.ts';

export const candidateSubmission: SubmissionType<CandidateRegistration> = {
  name: 'register-candidate',
  prefix: 'CAN',
  keptAs: 'candidates',
  async accept(candidate, { config }) {
    const {
      agencyName,
      mailTo: { recruitment },
    } = config;
    return ({ reference }) => ({
      notice: { recipient: recruitment, ...agencyNotice(candidate, reference) },
      acknowledgement: {
        recipient: candidate.email,
        ...acknowledgement(candidate, reference, { agencyName, contact: recruitment }),
      },
    });
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

/** Repeats nothing that the visitor typed: the address may be someone else's. */
const acknowledgement = (
  { careerInterest }: CandidateRegistration,
  reference: string,
  { agencyName, contact }: Signature,
) => ({
  replyTo: { name: `${agencyName} recruitment`, address: contact },
  subject: `We have your registration (${reference})`,
  ...letterBody([
    'Hello,',
    `Thank you for registering with us (${CAREER_INTERESTS[careerInterest]}). Your details have reached our recruitment team, and the reference is ${reference}.`,
    'We reply within 24 hours, and review applications in 2–3 business days.',
    `Questions? Reply to this e-mail or write to ${contact}, quoting the reference. If you did not register, you can ignore this message.`,
    agencyName,
  ]),
});
