import { QUOTE_SERVICES, type QuoteRequest } from '@site/contract';
import type { Signature, SubmissionType } from './submission-type.ts';
import { letterBody, noticeBody, oneLine } from './mail-text.ts';

export const quoteSubmission: SubmissionType<QuoteRequest> = {
  name: 'request-quote',
  prefix: 'QUO',
  keptAs: 'clients',
  async accept(request, { config }) {
    const {
      agencyName,
      mailTo: { commercial },
    } = config;
    return ({ reference }) => ({
      notice: { recipient: commercial, ...agencyNotice(request, reference) },
      acknowledgement: {
        recipient: request.email,
        ...acknowledgement(request, reference, { agencyName, contact: commercial }),
      },
    });
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

/** Repeats nothing that the visitor typed: the address may be someone else's. */
const acknowledgement = ({ service, phone }: QuoteRequest, reference: string, { agencyName, contact }: Signature) => ({
  replyTo: { name: agencyName, address: contact },
  subject: `We have your quote request (${reference})`,
  ...letterBody([
    'Hello,',
    `Thank you for asking us for a quote (${QUOTE_SERVICES[service]}). Your request has reached our commercial team, and its reference is ${reference}.`,
    `${phone ? 'We call you back within 24 hours' : 'We reply within 24 hours'}, and about emergency cover first. If you need cover today, please call us.`,
    `Something to add? Reply to this e-mail or write to ${contact}, quoting the reference. If you did not ask us, you can ignore this message.`,
    agencyName,
  ]),
});
