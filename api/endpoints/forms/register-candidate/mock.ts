import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { submitOnce } from '../../../../mocks/submissions.ts';
import { FORM_REFUSALS } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer: ({ input, request }) => submitOnce({ name: 'register-candidate', prefix: 'CAN', form: input, request }),
  refusedInput: { body: {}, fields: ['fullName', 'email', 'phone', 'careerInterest', 'yearsOfExperience'] },
  shows: {
    page: '/candidates',
    how: 'Fill in “Apply now” and press “Submit application”.',
    sees: {
      ...FORM_REFUSALS,
      ready: '“Thank you. We have your application.”, with a reference that begins with “CAN-”.',
      minimal: '“Thank you. We have your application.”, without a reference.',
      400: 'The form stays, with a summary of the faults: “Full name is required”.',
    },
    fails: 'The form stays: “Your application was not sent” and “Failed to send your application. Please try again.”',
    waits: 'The button says “Submitting…”.',
  },
});
