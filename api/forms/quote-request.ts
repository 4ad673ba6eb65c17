import { QUOTE_SERVICES, type QuoteRequest } from '@site/contract';
import { applicationLink, beginRequest } from '../applications/applications.ts';
import { nextParagraphs, signatureOf, type LetterSignature } from '../applications/letters.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import type { SubmissionType } from './submission-type.ts';
import { letterBody, noticeBody, oneLine, type Paragraph } from './mail-text.ts';

export const quoteSubmission: SubmissionType<QuoteRequest> = {
  name: 'request-quote',
  prefix: 'QUO',
  keptAs: 'clients',
  async accept(request, { config }) {
    const kind = 'quote';
    const signature = signatureOf(config, kind);
    const { email, phone } = request;
    return async ({ id, reference, at, db }) => {
      const own = await beginRequest(db, { kind, submissionId: id, mailbox: mailboxOf(email), at });
      const link = await applicationLink(db, own, config);
      const next = nextParagraphs({ kind, answerBy: own.answer_by, email, phone, link });
      return {
        notice: { recipient: signature.contact, ...agencyNotice(request, reference) },
        acknowledgement: { recipient: email, ...acknowledgement(request, reference, next, signature) },
      };
    };
  },
};

const agencyNotice = (request: QuoteRequest, reference: string) => ({
  replyTo: { name: oneLine(request.contactName), address: request.email },
  subject: oneLine(`${reference}: ${request.companyName} ${askedFor(request)} (${QUOTE_SERVICES[request.service]})`),
  ...noticeBody('A client has asked for a quote through the website.', [
    ['Reference', reference],
    ['Service', QUOTE_SERVICES[request.service]],
    ['Company', request.companyName],
    ['Contact', request.contactName],
    ['Email', request.email],
    ['Call back on', request.phone],
    ['Requirements', request.requirements],
  ]),
});

const askedFor = ({ phone }: QuoteRequest): string => (phone ? 'asked for a quote and a call' : 'asked for a quote');

const acknowledgement = (
  { service, phone }: QuoteRequest,
  reference: string,
  next: Paragraph[],
  { agencyName, contact, replyTo }: LetterSignature,
) => ({
  replyTo,
  subject: `We have your quote request (${reference})`,
  ...letterBody([
    'Hello,',
    `Thank you for asking us for a quote (${QUOTE_SERVICES[service]}). Your request has reached our commercial team, and its reference is ${reference}.`,
    `${phone ? 'We call you back within 24 hours' : 'We reply within 24 hours'}, and about emergency cover first. If you need cover today, please call us.`,
    ...next,
    `Something to add? Reply to this email or write to ${contact}, quoting the reference. If you did not ask us, you can ignore this message.`,
    agencyName,
  ]),
});
