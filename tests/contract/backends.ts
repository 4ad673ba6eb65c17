import { createApi, syncJobs } from '@site/api';
import { createTestApi } from '@site/api/test-support.ts';
import { createMockApi, MOCK_PASSWORD, resetMocks } from '@site/mocks';
import { createVisitor, type Visitor } from './visitor.ts';

interface Passwords {
  lcrca: string;
  transportUk: string;
  staff: string;
}

/** One of the two things that speak the contract, with jobs in it. */
export interface Backend {
  passwords: Passwords;
  visitor(): Visitor;
  close(): Promise<void>;
}

async function startMocks(): Promise<Backend> {
  resetMocks();
  const { fetch } = createMockApi();
  return {
    passwords: { lcrca: MOCK_PASSWORD, transportUk: MOCK_PASSWORD, staff: MOCK_PASSWORD },
    visitor: () => createVisitor(fetch),
    close: async () => resetMocks(),
  };
}

async function startRealApi(): Promise<Backend> {
  const passwords: Passwords = { lcrca: 'quay-lantern', transportUk: 'viaduct-moss', staff: 'pallet-orchard' };
  const { services, close } = await createTestApi({
    passwords: { lcrcaProposal: passwords.lcrca, transportUkProposal: passwords.transportUk, staff: passwords.staff },
  });
  await syncJobs(services);
  const { fetch } = createApi(services);
  return { passwords, visitor: () => createVisitor(fetch), close };
}

export const BACKENDS = [
  { name: 'the mocks', start: startMocks },
  { name: 'the real API', start: startRealApi },
];
