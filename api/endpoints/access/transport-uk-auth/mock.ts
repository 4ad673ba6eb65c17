import { INCORRECT_PASSWORD } from '@site/contract';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { answerGate, proposalGate } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer: answerGate('transport-uk'),
  refusals: { 401: INCORRECT_PASSWORD },
  refusedInput: { body: { action: 'login', password: '' }, fields: ['password'] },
  shows: { page: '/transport-uk-proposal', ...proposalGate },
});
