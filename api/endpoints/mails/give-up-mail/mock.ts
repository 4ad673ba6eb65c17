import { MAIL_HAS_CHANGED, MAIL_NOT_FOUND } from '@site/contract';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { button, changed, changeMail } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer: ({ input }) => changeMail('give-up', input),
  refusals: { 404: MAIL_NOT_FOUND, 409: MAIL_HAS_CHANGED },
  refusedInput: { body: { version: 'x'.repeat(101) }, fields: ['id', 'version'] },
  shows: {
    ...button,
    how: 'Press “Give up”.',
    sees: {
      ...changed,
      ready: '“Staff decided not to send it.”',
      minimal: '“Staff decided not to send it.”',
      hostile: '“Staff decided not to send it.”',
    },
    waits: 'The button says “Giving up...”.',
  },
});
