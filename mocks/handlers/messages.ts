import { deliver } from '../delivery.ts';
import { mockEndpoint } from '../mock-endpoint.ts';

const sendEmail = mockEndpoint('sendEmail', ({ input }) => deliver({ limit: 'send-email', prefix: 'MSG', form: input }));

export const messageHandlers = { sendEmail };
