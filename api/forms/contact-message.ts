import { REPLY_PROMISE, type ContactMessage, type InquiryType } from '@site/contract';
import type { Config } from '../config.ts';
import type { Signature, SubmissionType } from './submission-type.ts';
import { letterBody, noticeBody, oneLine } from './mail-text.ts';

interface Inquiry {
  about: string;
  mailbox: keyof Config['mailTo'];
}

const INQUIRIES: Record<InquiryType, Inquiry> = {
  hire: { about: 'hiring staff', mailbox: 'commercial' },
  work: { about: 'finding work', mailbox: 'recruitment' },
  emergency: { about: 'emergency cover', mailbox: 'commercial' },
  general: { about: 'a general enquiry', mailbox: 'general' },
  partnership: { about: 'a partnership', mailbox: 'partnerships' },
};

export const contactSubmission: SubmissionType<ContactMessage> = {
  name: 'send-email',
  prefix: 'MSG',
  keptAs: {
    field: 'inquiryType',
    categories: {
      hire: 'clients',
      work: 'candidates',
      emergency: 'clients',
      general: 'website',
      partnership: 'clients',
    },
  },
  async accept(message, { config }) {
    const inquiry = INQUIRIES[message.inquiryType];
    const mailbox = config.mailTo[inquiry.mailbox];
    return ({ reference }) => ({
      notice: { recipient: mailbox, ...agencyNotice(message, inquiry, reference) },
      acknowledgement: {
        recipient: message.email,
        ...acknowledgement(inquiry, reference, { agencyName: config.agencyName, contact: mailbox }),
      },
    });
  },
};

function agencyNotice(message: ContactMessage, { about }: Inquiry, reference: string) {
  const name = oneLine(`${message.firstName} ${message.lastName}`);
  return {
    replyTo: { name, address: message.email },
    subject: oneLine(`${reference}: ${name} wrote about ${about}`),
    ...noticeBody('A visitor has sent a message through the contact form.', [
      ['Reference', reference],
      ['About', about],
      ['Name', name],
      ['Email', message.email],
      ['Phone', message.phone],
      ['Message', message.message],
    ]),
  };
}

/** Repeats nothing that the visitor typed: the address may be someone else's. */
const acknowledgement = ({ about }: Inquiry, reference: string, { agencyName, contact }: Signature) => ({
  replyTo: { name: agencyName, address: contact },
  subject: `We have your message (${reference})`,
  ...letterBody([
    'Hello,',
    `Thank you for writing to us about ${about}. Your message has arrived, and its reference is ${reference}.`,
    REPLY_PROMISE,
    `Something to add? Reply to this email or write to ${contact}, quoting the reference. If you did not write to us, you can ignore this message.`,
    agencyName,
  ]),
});
