import { useLoaderData, useLocation, useNavigation } from 'react-router-dom';
import { Skeleton } from '@site/design-system';
import { DebugForm, TEST_PARAMETER } from '../../features/debug/debug-form.tsx';
import { DebugInfo } from '../../features/debug/debug-info.tsx';
import { DebugResult } from '../../features/debug/debug-result.tsx';
import { debugTestNamed } from '../../features/debug/debug-tests.ts';
import { DeskFrame } from '../../features/desk/desk-frame.tsx';
import type { DebugTestData } from './loader.ts';

export function DebugTestPage() {
  const { result, ...surroundings } = useLoaderData<DebugTestData>();
  const running = useRunningTest();
  const test = debugTestNamed(result?.name ?? null);

  return (
    <DeskFrame title="Debug test" lead="Internal page: shows raw replies of the test and job endpoints.">
      <DebugForm running={running} />
      {running && <Skeleton lines={6} />}
      {!running && test && result && (
        <DebugResult
          label={test.label}
          call={`${test.endpoint.method} ${test.endpoint.path}`}
          from={result.from}
          outcome={result.outcome}
        />
      )}
      <DebugInfo {...surroundings} />
    </DeskFrame>
  );
}

/** The name of the test whose reply the page is waiting for. */
function useRunningTest(): string | undefined {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  if (location?.pathname !== pathname) return undefined;
  return debugTestNamed(new URLSearchParams(location.search).get(TEST_PARAMETER))?.name;
}
