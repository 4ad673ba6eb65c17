import { criteriaOf } from '@site/contract';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { ask } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input, request }) {
    const { frequency } = input;
    return ask('job-alert', input, request, { frequency, criteria: criteriaOf(input), paused: false });
  },
  refusedInput: {
    body: { search: 'x'.repeat(201), job_type: 'odd', within: 7, frequency: 'hourly' },
    fields: ['email', 'search', 'job_type', 'within', 'frequency'],
  },
  shows: {
    page: '/jobs?search=driver',
    how: 'Press “Create a job alert”, type an email address and press “Create alert”.',
    sees: {
      ready: 'In place of the form: “Please check your email”.',
      400: 'The form stays, with a summary: “Email is required”.',
      403: 'The form stays: “Requests from other sites are not allowed”.',
      429: 'The form stays: “Too many requests. Please wait 15 minutes before trying again.”',
      503: 'The form stays: “We cannot save or look up anything at the moment.”',
      offline: 'The form stays: “Network error. Please try again.”',
    },
    fails: 'The form stays with the address: “Something went wrong on our side. Please try again.”',
    waits: 'The button says “Creating…”.',
  },
});
