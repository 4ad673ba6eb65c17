import type { Expectation } from './expectation.ts';

const RETRY = {
  403: '“Requests from other sites are not allowed”, and the button says “Retry”.',
  503: '“We cannot save or look up anything at the moment.”, and the button says “Retry”.',
  offline: '“The site could not be reached. Please check your connection and try again.”, and the button says “Retry”.',
};

export const subscriptions = {
  subscribe: {
    page: '/blog',
    how: 'Fill in an address under “The newsletter” and press “Subscribe”.',
    sees: {
      ready: '“Please check your e-mail”, with the address: “We have sent a link to”.',
      400: 'The form stays, with a message beside the field: “Email is required”.',
      403: 'The form stays: “Requests from other sites are not allowed”.',
      429: 'The form stays: “Too many requests. Please wait 15 minutes before trying again.”',
      503: 'The form stays: “We cannot save or look up anything at the moment.”',
      offline: 'The form stays: “The site could not be reached. Please check your connection and try again.”',
    },
    fails: 'The form stays: “Something went wrong on our side. Please try again.”',
    waits: 'The button says “Subscribing…”.',
  },
  confirmSubscription: {
    page: '/subscription?confirm=mock-confirm-2',
    how: 'Press “Confirm”.',
    sees: {
      ...RETRY,
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
  unsubscribe: {
    page: '/subscription?unsubscribe=mock-manage-3',
    how: 'Press “Unsubscribe”.',
    sees: { ...RETRY, ready: '“You are unsubscribed”.', 400: '“We do not recognise this link”.' },
    fails: '“You could not be unsubscribed.”, and the button says “Retry”.',
    waits: 'The button says “Unsubscribing…”.',
  },
} satisfies Record<string, Expectation>;
