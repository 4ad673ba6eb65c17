import { deliver } from '../delivery.ts';
import { mockEndpoint } from '../mock-endpoint.ts';

const sendEmail = mockEndpoint('sendEmail', ({ input, request }) =>
  deliver({ name: 'send-email', prefix: 'MSG', form: input, request }),
);

const requestQuote = mockEndpoint('requestQuote', ({ input, request }) =>
  deliver({ name: 'request-quote', prefix: 'QUO', form: input, request }),
);

const registerCandidate = mockEndpoint('registerCandidate', ({ input, request }) =>
  deliver({ name: 'register-candidate', prefix: 'CAN', form: input, request }),
);

export const messageHandlers = { sendEmail, requestQuote, registerCandidate };
