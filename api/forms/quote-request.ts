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
    return (reference) => ({
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
  subject: oneLine(`${reference}: ${request.companyName} asked for a quote (${QUOTE_SERVICES[request.service]})`),
  ...noticeBody('A client has asked for a quote through the website.', [
    ['Reference', reference],
    ['Service', QUOTE_SERVICES[request.service]],
    ['Company', request.companyName],
    ['Contact', request.contactName],
    ['Email', request.email],
    ['Requirements', request.requirements],
  ]),
});

/** Repeats nothing that the visitor typed: the address may be someone else's. */
const acknowledgement = ({ service }: QuoteRequest, reference: string, { agencyName, contact }: Signature) => ({
  replyTo: { name: agencyName, address: contact },
  subject: `We have your quote request (${reference})`,
  ...letterBody([
    'Hello,',
    `Thank you for asking us for a quote (${QUOTE_SERVICES[service]}). Your request has reached our commercial team, and its reference is ${reference}.`,
    'We reply within 24 hours. If you need cover today, please call us.',
    `Something to add? Reply to this e-mail or write to ${contact}, quoting the reference. If you did not ask us, you can ignore this message.`,
    agencyName,
  ]),
});
