import { submitOnce } from '../submissions.ts';
import { mockEndpoint } from '../mock-endpoint.ts';

const sendEmail = mockEndpoint('sendEmail', ({ input, request }) =>
  submitOnce({ name: 'send-email', prefix: 'MSG', form: input, request }),
);

const requestQuote = mockEndpoint('requestQuote', ({ input, request }) =>
  submitOnce({ name: 'request-quote', prefix: 'QUO', form: input, request }),
);

const registerCandidate = mockEndpoint('registerCandidate', ({ input, request }) =>
  submitOnce({ name: 'register-candidate', prefix: 'CAN', form: input, request }),
);

export const messageHandlers = { sendEmail, requestQuote, registerCandidate };
