import { INCORRECT_PASSWORD } from '@site/contract';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { answerGate, proposalGate } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer: answerGate('lcrca'),
  refusals: { 401: INCORRECT_PASSWORD },
  refusedInput: { body: { action: 'login' }, fields: ['password'] },
  shows: { page: '/lcrca-proposal', ...proposalGate },
});
