import type { Expectation } from './expectation.ts';

const ENTER = 'Enter the password mock-password and press “Access Proposal”.';

const proposalGate = {
  how: ENTER,
  atOnce: ['signed-in', 'session-ends'],
  sees: {
    ready: 'The proposal opens: “Project Start: September 2026”.',
    400: 'The gate stays: “Incorrect password. Please contact the provider for access.”',
    401: 'The gate stays: “Incorrect password. Please contact the provider for access.”',
    429: 'The gate stays: “Too many requests. Please wait 15 minutes before trying again.”',
    'signed-in': 'The proposal opens without a password: “Project Start: September 2026”.',
    'session-ends': 'The proposal appears and gives way to the gate: “Access Proposal”.',
  },
  fails: 'The gate stays: “Authentication failed. Please try again or contact the provider.”',
  waits: 'The gate stays, and its button is busy: “Access Proposal”.',
} satisfies Omit<Expectation, 'page'>;

export const gates = {
  secureAuth: { page: '/lcrca-proposal', ...proposalGate },
  transportUkAuth: { page: '/transport-uk-proposal', ...proposalGate },
  staffAuth: {
    page: '/test-supabase',
    how: 'Enter the staff password mock-password and press “Sign in”.',
    atOnce: ['signed-in', 'session-ends'],
    sees: {
      ready: '“You are signed in as staff. Jobs can be synced and cleared.”',
      400: 'The form stays: “Signing in failed: Unknown action”.',
      401: 'The form stays: “Incorrect password.”',
      403: 'The form stays: “Signing in failed: Requests from other sites are not allowed”.',
      429: 'The form stays: “Too many requests. Please wait 15 minutes before trying again.”',
      500: 'The form stays: “Signing in failed: Something went wrong on our side. Please try again.”',
      503: 'The form stays: “Many people are signing in at the moment. Please try again in a few seconds.”',
      offline: 'The form stays: “Signing in failed: The site could not be reached.”',
      'signed-in': 'No password is asked for: “You are signed in as staff. Jobs can be synced and cleared.”',
      'session-ends':
        'The page appears and then asks for the password: “Your session has ended. Please sign in again.”',
    },
    fails: 'The form stays: “Signing in failed: Unexpected reply”.',
    waits: 'The form stays, and its button is busy: “Sign in”.',
  },
} satisfies Record<string, Expectation>;
