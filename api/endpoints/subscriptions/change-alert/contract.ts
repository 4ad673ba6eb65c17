import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { inputObject } from '../../../contract/input.ts';
import { token } from '../../../contract/link-token.ts';
import type { Operation } from '../../../contract/operation.ts';
import { ALERT_GONE, AlertSettingsSchema } from '../../../contract/subscription-link.ts';
import { criteria, frequency, hasCriteria, NO_CRITERIA } from '../contract.ts';

/** Body of change-alert. `change` replaces frequency and criteria. Each action keeps the alert for another year. */
const AlertChangeSchema = v.variant(
  'action',
  [
    v.pipe(
      inputObject({ action: v.literal('change'), token, frequency, ...criteria }),
      v.forward(
        v.check((asked) => hasCriteria(asked), NO_CRITERIA),
        ['search'],
      ),
    ),
    inputObject({ action: v.picklist(['pause', 'resume', 'keep']), token }),
  ],
  'Unknown action',
);
export type AlertChange = v.InferOutput<typeof AlertChangeSchema>;

export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/change-alert',
  input: AlertChangeSchema,
  reply: AlertSettingsSchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Changes, pauses, resumes or keeps a job alert with the token from any of its mails',
  tag: 'Subscriptions',
  description: '`change` replaces frequency and criteria. Any of the actions keeps the alert for another year.',
  refusals: { 404: ALERT_GONE, 409: 'The same address has another alert with these criteria' },
  example: { action: 'change', token: 'from-the-link', frequency: 'weekly', search: 'tanker' },
};
