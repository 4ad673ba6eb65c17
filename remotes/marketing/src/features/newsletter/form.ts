import { siteEndpoints } from '@site/contract';
import { defineForm } from '@site/remote-kit';
import { subscriptionFailure } from '../subscription/failure-text.ts';

/** The form's name, the id of its section, and the parameter that says it was sent. */
export const NEWSLETTER = 'newsletter';
export const SENT_PARAMETER = 'subscribed';

export const newsletterForm = defineForm({
  name: NEWSLETTER,
  endpoint: siteEndpoints.subscribe,
  fields: ['email'],
  failureText: subscriptionFailure,
  next: (_reply, page) => `${page.pathname}?${SENT_PARAMETER}#${NEWSLETTER}`,
});
