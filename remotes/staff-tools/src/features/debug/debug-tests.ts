import { siteEndpoints, staffEndpoints, type ApiClient, type Endpoint } from '@site/contract';
import { readDebugReply, type DebugOutcome } from './debug-outcome.ts';

interface DebugTest {
  /** Names the test in the page's address. */
  name: string;
  label: string;
  endpoint: Endpoint;
}

/** The two tests of the page, in its order. */
export const debugTests: readonly DebugTest[] = [
  { name: 'test-supabase', label: 'Test Supabase connection', endpoint: staffEndpoints.testDatabase },
  { name: 'get-jobs', label: 'Test jobs endpoint', endpoint: siteEndpoints.getJobs },
];

export const debugTestNamed = (name: string | null) => debugTests.find((test) => test.name === name);

/** Calls the endpoint and says what came back. It never throws. */
export async function runDebugTest(
  api: Pick<ApiClient, 'send'>,
  { endpoint }: Pick<DebugTest, 'endpoint'>,
  signal: AbortSignal,
): Promise<DebugOutcome> {
  const start = performance.now();
  try {
    const response = await api.send(endpoint, {}, { signal });
    const text = await response.text();
    return readDebugReply(response, text, performance.now() - start);
  } catch (cause) {
    return { kind: 'fetch-error', message: cause instanceof Error ? cause.message : String(cause) };
  }
}
