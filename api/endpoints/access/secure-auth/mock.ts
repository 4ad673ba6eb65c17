import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { answerGate, proposalGate } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer: answerGate('lcrca'),
  refusedInput: { body: { action: 'login' }, fields: ['password'] },
  shows: { page: '/lcrca-proposal', ...proposalGate },
});
