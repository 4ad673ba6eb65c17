import type { Endpoint } from '../../../contract/endpoint.ts';
import type { Operation } from '../../../contract/operation.ts';
import { SubscriptionLinkSchema } from '../../../contract/subscription-link.ts';
import { SubscriptionReplySchema } from '../contract.ts';

export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/unsubscribe',
  fromAnywhere: true,
  input: SubscriptionLinkSchema,
  reply: SubscriptionReplySchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Ends a subscription with the token from any of its mails',
  tag: 'Subscriptions',
  description:
    'Mail programs post the form `List-Unsubscribe=One-Click` instead, with the token in the query (RFC 8058). ' +
    'An unknown token gets the same reply as any other.',
  example: { token: 'from-the-link' },
};
