import { MAIL_NOT_FOUND } from '@site/contract';
import { staffPage } from '../../../../mocks/expectations/staff-answers.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { FAILED_MAIL, findMail, toChange, UNKNOWN } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer: ({ input: { id } }) => toChange(findMail(id)),
  refusals: { 404: MAIL_NOT_FOUND },
  refusedInput: { query: '?id=1', fields: ['id'] },
  shows: staffPage('The mail could not be read', {
    page: FAILED_MAIL,
    sees: {
      ready: 'Why it failed: “no such domain”.',
      minimal: 'The mail without its last error: “It could not be delivered”.',
      hostile: 'The subject wraps, markup shows as text: “<script>”.',
      404: UNKNOWN,
    },
  }),
});
