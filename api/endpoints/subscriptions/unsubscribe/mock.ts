import { readOneClickOrJson, redirectBrowser } from '@site/protocol';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { isOf, LINK_REFUSALS } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  readBody: readOneClickOrJson,
  answerFirst: redirectBrowser,
  answer({ input: { token } }) {
    state.subscriptions = state.subscriptions.filter((subscription) => !isOf(token)(subscription));
    return { success: true };
  },
  refusedInput: { body: { token: ' ' }, fields: ['token'] },
  shows: {
    page: '/subscription?unsubscribe=mock-manage-3',
    how: 'Press “Unsubscribe”.',
    sees: { ...LINK_REFUSALS, ready: '“You are unsubscribed”.', 400: '“We do not recognise this link”.' },
    fails: '“You could not be unsubscribed.”, and the button says “Retry”.',
    waits: 'The button says “Unsubscribing…”.',
  },
});
