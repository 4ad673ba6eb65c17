import { siteEndpoints } from '@site/contract';
import { defineForm } from '@site/remote-kit';
import { tradeAssociationHref } from '@site/remote-kit/links/marketing.ts';
import { request, REQUEST_ID } from '../../content/trade-association.ts';
import { failureReason } from '../forms/failure-reason.ts';
import { sentHref } from '../forms/use-sent.ts';

/** The contact form, of whose questions the page answers one: the members who read it want to hire. */
export const staffRequestForm = defineForm({
  name: REQUEST_ID,
  endpoint: siteEndpoints.sendEmail,
  fields: ['firstName', 'lastName', 'email', 'phone', 'inquiryType', 'message'],
  failureText: failureReason(request.failed),
  next: (reply) => sentHref(tradeAssociationHref, REQUEST_ID, reply),
});
