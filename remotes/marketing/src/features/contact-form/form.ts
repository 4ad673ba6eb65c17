import { siteEndpoints } from '@site/contract';
import { defineForm } from '@site/remote-kit';
import { failureReason } from '../forms/failure-reason.ts';
import { sentHref } from '../forms/use-sent.ts';

/** Shown for every message that could not be sent, whatever the reason. */
export const FAILURE_BANNER = 'There was an error sending your message. Please try again or call us directly.';

export const contactForm = defineForm({
  name: 'contact',
  endpoint: siteEndpoints.sendEmail,
  fields: ['firstName', 'lastName', 'email', 'phone', 'inquiryType', 'message'],
  failureText: failureReason('Failed to send message. Please try again.'),
  next: (reply) => sentHref('/contact', 'contact-form', reply),
});

export type ContactField = (typeof contactForm.fields)[number];
