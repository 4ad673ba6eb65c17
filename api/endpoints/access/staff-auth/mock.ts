import { INCORRECT_PASSWORD } from '@site/contract';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { answerGate } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer: answerGate('staff'),
  states: { accounts: () => ({ hasAccounts: true }) },
  refusals: { 401: INCORRECT_PASSWORD },
  refusedInput: { body: { action: 'enter' }, fields: ['action'] },
  shows: {
    page: '/test-supabase',
    how: 'Enter the staff password mock-password and press “Sign in”.',
    atOnce: ['signed-in', 'session-ends', 'accounts'],
    sees: {
      ready: '“You are signed in as staff. Jobs can be synced and cleared.”',
      400: 'The form stays: “Signing in failed: Unknown action”.',
      401: 'The form stays: “Incorrect password.”',
      403: 'The form stays: “Signing in failed: Requests from other sites are not allowed”.',
      429: 'The form stays: “Too many requests. Please wait 15 minutes before trying again.”',
      500: 'The form stays: “Signing in failed: Something went wrong on our side. Please try again.”',
      503: 'The form stays: “Many people are signing in at the moment. Please try again in a few seconds.”',
      offline: 'The form stays: “Signing in failed: The site could not be reached.”',
      accounts: 'A form for an account: “Please sign in with your own account.”, “Sign in with a passkey”.',
      'signed-in': 'No password is asked for: “You are signed in as staff. Jobs can be synced and cleared.”',
      'session-ends':
        'The page appears and then asks for the password: “Your session has ended. Please sign in again.”',
    },
    fails: 'The form stays: “Signing in failed: Unexpected reply”.',
    waits: 'The form stays, and its button is busy: “Sign in”.',
  },
});
