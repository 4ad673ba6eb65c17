import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { ask } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer: ({ input, request }) => ask('newsletter', input, request),
  refusedInput: { body: {}, fields: ['email'] },
  shows: {
    page: '/blog',
    how: 'Fill in an address under “The newsletter” and press “Subscribe”.',
    sees: {
      ready: '“Please check your email”, with the address: “We have sent a link to”.',
      400: 'The form stays, with a message beside the field: “Email is required”.',
      403: 'The form stays: “Requests from other sites are not allowed”.',
      429: 'The form stays: “Too many requests. Please wait 15 minutes before trying again.”',
      503: 'The form stays: “We cannot save or look up anything at the moment.”',
      offline: 'The form stays: “The site could not be reached. Please check your connection and try again.”',
    },
    fails: 'The form stays: “Something went wrong on our side. Please try again.”',
    waits: 'The button says “Subscribing…”.',
  },
});
