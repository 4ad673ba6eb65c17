import { LINK_EXPIRED, LINK_UNKNOWN } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { LINK_REFUSALS } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

/** The token of a link that has expired. */
const EXPIRED_TOKEN = 'mock-expired';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { token } }) {
    if (token === EXPIRED_TOKEN) throw new ApiProblem(410, LINK_EXPIRED);
    const subscription = state.subscriptions.find(({ number }) => token === `mock-confirm-${number}`);
    if (!subscription) throw new ApiProblem(404, LINK_UNKNOWN);
    subscription.confirmed = true;
    const { kind, number, alert } = subscription;
    return { success: true, kind, ...(kind === 'job-alert' && { settings: `mock-manage-${number}`, alert }) };
  },
  refusals: { 404: LINK_UNKNOWN, 410: LINK_EXPIRED },
  refusedInput: { body: {}, fields: ['token'] },
  shows: {
    page: '/subscription?confirm=mock-confirm-2',
    how: 'Press “Confirm”.',
    sees: {
      ...LINK_REFUSALS,
      ready: '“Your job alert is on”, what it looks for, and “See or change your alert”.',
      minimal: '“Your job alert is on”, without what it looks for.',
      hostile: '“Your job alert is on”, and what it looks for, with a place in another script: “within 20 miles of”.',
      400: '“We do not recognise this link”.',
      404: '“We do not recognise this link”.',
      410: '“This link has expired”.',
    },
    fails: '“Your subscription could not be confirmed.”, and the button says “Retry”.',
    waits: 'The button says “Confirming…”.',
  },
});
