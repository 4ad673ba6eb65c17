import { siteEndpoints } from '@site/contract';
import { defineForm } from '@site/remote-kit';
import { quote } from '../../content/clients.ts';
import { failureReason } from '../forms/failure-reason.ts';
import { sentHref } from '../forms/use-sent.ts';

export const QUOTE_ID = 'quote';

export const quoteForm = defineForm({
  name: 'quote',
  endpoint: siteEndpoints.requestQuote,
  fields: ['companyName', 'contactName', 'email', 'phone', 'service', 'requirements'],
  failureText: failureReason(quote.failed),
  next: (reply) => sentHref('/clients', QUOTE_ID, reply),
});
