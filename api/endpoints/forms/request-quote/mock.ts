import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { submitOnce } from '../../../../mocks/submissions.ts';
import { FORM_REFUSALS } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer: ({ input, request }) => submitOnce({ name: 'request-quote', prefix: 'QUO', form: input, request }),
  refusedInput: { body: {}, fields: ['companyName', 'contactName', 'email', 'service', 'requirements'] },
  shows: {
    page: '/clients',
    how: 'Fill in the form “Request a quote” and press its button.',
    sees: {
      ...FORM_REFUSALS,
      ready: '“Thank you. We have your request.”, with a reference that begins with “QUO-”.',
      minimal: '“Thank you. We have your request.”, without a reference.',
      400: 'The form stays, with a summary of the faults: “Company name is required”.',
    },
    fails: 'The form stays: “Your request was not sent” and “Failed to send your request. Please try again.”',
    waits: 'The button says “Sending…”.',
  },
});
