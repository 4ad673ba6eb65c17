import { endpoints } from '@site/contract';
import { operation as getJobs } from '../api/endpoints/jobs/get-jobs/contract.ts';
import { operation as payByRole } from '../api/endpoints/jobs/pay-by-role/contract.ts';
import { mockEndpoint } from './mock-endpoint.ts';
import { mocks } from './mocks.ts';

export function whatAMockHasToDeclare(): unknown[] {
  const { getJobs: _mock, ...others } = mocks;
  // @ts-expect-error every endpoint of the contract has a mock
  const incomplete: typeof mocks = others;

  const answer = () => new Response();
  const shows = { page: '/', sees: { ready: '' }, fails: '', waits: '' };

  // @ts-expect-error one that takes input has an input that it refuses
  const acceptsAll = mockEndpoint(endpoints.getJobs, { operation: getJobs, answer, shows });

  const noInput = { operation: payByRole, answer, shows };
  // @ts-expect-error one that takes none has none
  const refusesNothing = mockEndpoint(endpoints.payByRole, { ...noInput, refusedInput: { fields: [] } });

  // @ts-expect-error a tester knows what to expect
  const unseen = mockEndpoint(endpoints.payByRole, { operation: payByRole, answer });

  return [incomplete, acceptsAll, refusesNothing, unseen];
}
