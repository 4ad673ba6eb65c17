import type { LoaderArgs } from '@site/remote-kit';
import type { Surroundings } from '../../features/debug/debug-info.tsx';
import { TEST_PARAMETER } from '../../features/debug/debug-form.tsx';
import type { DebugOutcome } from '../../features/debug/debug-outcome.ts';
import { debugTestNamed, runDebugTest } from '../../features/debug/debug-tests.ts';

export interface DebugTestData extends Surroundings {
  /** The test that the address names, if any: a button was pressed. */
  result: { name: string; outcome: DebugOutcome; from: 'the server' | 'this browser' } | undefined;
}

const HERE = import.meta.env.SSR ? 'the server' : 'this browser';

export async function debugTestLoader({ api, request }: LoaderArgs): Promise<DebugTestData> {
  const { origin, searchParams } = new URL(request.url);
  const test = debugTestNamed(searchParams.get(TEST_PARAMETER));
  return {
    origin,
    userAgent: request.headers.get('user-agent') ?? '',
    result: test && { name: test.name, outcome: await runDebugTest(api, test, request.signal), from: HERE },
  };
}
