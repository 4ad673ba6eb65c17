import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { submitOnce } from '../../../../mocks/submissions.ts';
import { FORM_REFUSALS } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer: ({ input, request }) => submitOnce({ name: 'send-email', prefix: 'MSG', form: input, request }),
  refusedInput: { body: {}, fields: ['firstName', 'lastName', 'email', 'phone', 'inquiryType', 'message'] },
  shows: {
    page: '/contact',
    how: 'Fill in the form and press “Send message”. What then appears goes after five seconds.',
    sees: {
      ...FORM_REFUSALS,
      ready: '“Thank you. Your message is on its way.”, with a reference that begins with “MSG-”.',
      minimal: '“Thank you. Your message is on its way.”, without a reference.',
      400: 'The form stays, with a summary of the faults: “First name is required”.',
    },
    fails:
      'The form stays: “There was an error sending your message. Please try again or call us directly.” ' +
      'and “Failed to send message. Please try again.”',
    waits: 'The button says “Sending…”.',
  },
});
