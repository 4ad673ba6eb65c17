import type { Expectation } from './expectation.ts';

export const proposals = {
  proposalContent: {
    page: '/lcrca-proposal',
    how: 'Enter the password mock-password and press “Access Proposal”.',
    atOnce: ['ready', 'minimal', 'hostile', 'signed-in', 'session-ends', 'slow', 'very-slow'],
    sees: {
      ready: 'The proposal: “Project Start: September 2026”.',
      hostile: 'Long words wrap, markup shows as text: “<script>”.',
      401: 'The gate again: “Your session has ended. Please enter the password again.”',
      pending: 'After eight seconds the gate; behind it, grey lines in place of the text: “Loading the proposal…”.',
      'session-ends': 'The proposal appears and gives way to the gate: “Access Proposal”.',
    },
    fails: 'No proposal: “The proposal could not be loaded”, and “Retry”.',
    waits: 'The page comes late, without its gate: “Project Start: September 2026”.',
  },
  proposalRead: {
    page: '/lcrca-proposal',
    how: 'Press a “SHOW DETAILS”.',
    sees: { ready: 'The section opens: “COLLAPSE”. Nothing says that this was recorded.' },
    fails: 'The section opens all the same: “COLLAPSE”.',
    waits: 'The section opens at once: “COLLAPSE”.',
  },
} satisfies Record<string, Expectation>;
