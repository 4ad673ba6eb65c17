import { MAIL_NOT_FOUND } from '@site/contract';
import { unread } from '../../../../mocks/expectations/staff-answers.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { FAILED_MAIL, findMail, toChange, UNKNOWN } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

const unreadable = unread('The mail could not be read');

export const mock = mockEndpoint(endpoint, {
  operation,
  answer: ({ input: { id } }) => toChange(findMail(id)),
  refusals: { 404: MAIL_NOT_FOUND },
  refusedInput: { query: '?id=1', fields: ['id'] },
  shows: {
    page: FAILED_MAIL,
    ...unreadable,
    sees: {
      ...unreadable.sees,
      ready: 'Why it failed: “no such domain”.',
      minimal: 'The mail without its last error: “It could not be delivered”.',
      hostile: 'The subject wraps, markup shows as text: “<script>”.',
      404: UNKNOWN,
    },
  },
});
