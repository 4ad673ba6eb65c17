import { MAIL_NOT_FOUND } from '@site/contract';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { recordAction } from '../../../../mocks/staff/actions.ts';
import { button, findMail, UNKNOWN } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { id } }) {
    const found = findMail(id);
    recordAction('read-mail', { subject: found.mail.reference, rows: 0 });
    return found.content;
  },
  refusals: { 404: MAIL_NOT_FOUND },
  refusedInput: { body: {}, fields: ['id'] },
  shows: {
    ...button,
    how: 'Press “Show this mail”.',
    sees: {
      ...button.sees,
      ready: 'The letter: “We reply within 24 hours.”',
      minimal: 'The letter, without whom to reply to: “We reply within 24 hours.”',
      hostile: 'Long words wrap, markup shows as text: “<script>”.',
      400: `The mail stays hidden: ${UNKNOWN}`,
    },
    waits: 'The button says “Reading...”.',
  },
});
