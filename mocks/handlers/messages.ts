import { deliver } from '../delivery.ts';
import { mockEndpoint } from '../mock-endpoint.ts';

const sendEmail = mockEndpoint('sendEmail', ({ input, request }) => deliver({ name: 'send-email', prefix: 'MSG', form: input, request }));

export const messageHandlers = { sendEmail };
