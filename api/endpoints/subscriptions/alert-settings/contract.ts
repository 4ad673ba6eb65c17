import type { Endpoint } from '../../../contract/endpoint.ts';
import type { Operation } from '../../../contract/operation.ts';
import { ALERT_GONE, AlertSettingsSchema, SubscriptionLinkSchema } from '../../../contract/subscription-link.ts';

export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/alert-settings',
  input: SubscriptionLinkSchema,
  reply: AlertSettingsSchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'What a job alert looks for and how often it is sent, with the token from any of its mails',
  tag: 'Subscriptions',
  refusals: { 404: ALERT_GONE },
  example: { token: 'from-the-link' },
};
