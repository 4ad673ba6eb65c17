import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { answerGate, proposalGate } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer: answerGate('transport-uk'),
  refusedInput: { body: { action: 'login', password: '' }, fields: ['password'] },
  shows: { page: '/transport-uk-proposal', ...proposalGate },
});
