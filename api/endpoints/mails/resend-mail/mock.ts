import { MAIL_HAS_CHANGED, MAIL_NOT_FOUND } from '@site/contract';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { button, changed, changeMail } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer: ({ input }) => changeMail('resend', input),
  refusals: { 404: MAIL_NOT_FOUND, 409: MAIL_HAS_CHANGED },
  refusedInput: { body: { id: 'x' }, fields: ['id', 'version'] },
  shows: {
    ...button,
    how: 'Press “Resend”.',
    sees: {
      ...changed,
      ready: 'The mail is “Queued”: “It goes out next.”',
      minimal: 'The mail is “Queued”: “It goes out next.”',
      hostile: 'The mail is “Queued”: “It goes out next.”',
    },
    waits: 'The button says “Resending...”.',
  },
});
