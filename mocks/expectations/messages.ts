import type { Expectation } from './expectation.ts';

const REFUSALS = {
  403: 'The form stays: “Requests from other sites are not allowed”.',
  429: 'The form stays: “Too many requests. Please wait 15 minutes before trying again.”',
  500: 'The form stays: “Something went wrong on our side. Please try again.”',
  503: 'The form stays: “We cannot save or look up anything at the moment. Please try again in a few minutes, or call us.”',
};

export const messages = {
  sendEmail: {
    page: '/contact',
    how: 'Fill in the form and press “Send Message”. What then appears goes after five seconds.',
    sees: {
      ...REFUSALS,
      ready: '“Thank you. Your message is on its way.”, with a reference that begins with “MSG-”.',
      minimal: '“Thank you. Your message is on its way.”, without a reference.',
      400: 'The form stays, with a summary of the faults: “First name is required”.',
    },
    fails:
      'The form stays: “There was an error sending your message. Please try again or call us directly.” ' +
      'and “Failed to send message. Please try again.”',
    waits: 'The button says “Sending…”.',
  },
  requestQuote: {
    page: '/clients',
    how: 'Fill in “Request a quote” and press “Request Quote”.',
    sees: {
      ...REFUSALS,
      ready: '“Thank you. We have your request.”, with a reference that begins with “QUO-”.',
      minimal: '“Thank you. We have your request.”, without a reference.',
      400: 'The form stays, with a summary of the faults: “Company name is required”.',
    },
    fails: 'The form stays: “Your request was not sent” and “Failed to send your request. Please try again.”',
    waits: 'The button says “Sending…”.',
  },
  registerCandidate: {
    page: '/candidates',
    how: 'Fill in “Apply now” and press “Submit Application”.',
    sees: {
      ...REFUSALS,
      ready: '“Thank you. We have your application.”, with a reference that begins with “CAN-”.',
      minimal: '“Thank you. We have your application.”, without a reference.',
      400: 'The form stays, with a summary of the faults: “Full name is required”.',
    },
    fails: 'The form stays: “Your application was not sent” and “Failed to send your application. Please try again.”',
    waits: 'The button says “Submitting…”.',
  },
} satisfies Record<string, Expectation>;
