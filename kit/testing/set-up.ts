/** Runs before each file of a remote's tests: what the console says fails them, and mocks answer every call. */
import './fail-on-console.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { resetMocks } from '@site/mocks';
import { startMockServer } from '@site/mocks/node';

let server: ReturnType<typeof startMockServer>;
beforeAll(() => {
  server = startMockServer();
});
beforeEach(() => resetMocks());
afterAll(() => server.close());
