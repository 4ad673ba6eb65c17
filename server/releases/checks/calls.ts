import { breakingChanges, type CallContracts } from '@site/protocol/compatibility.ts';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import { readCalls } from '../../../build/calls.ts';
import { counted, type Check } from './check.ts';

/** Whether the API answers what a version calls as the version expects it. */
export async function checkCalls(
  { name, version }: Pick<RemoteDescriptor, 'name' | 'version'>,
  folder: string,
  offered: CallContracts,
): Promise<Check> {
  const calls = await readCalls(folder).catch(() => 'unreadable' as const);
  if (calls === 'unreadable')
    return { checked: CALLS, problems: ['its record of what it calls cannot be read: build it again'] };
  if (!calls) return { checked: `${CALLS}, of which it has no record`, problems: [] };
  return {
    checked: `${counted(Object.keys(calls).length, 'call')} of the API`,
    problems: breakingChanges(calls, offered).map(
      ({ sentence }) => `${name} ${version} was built for another API: ${sentence}`,
    ),
  };
}

const CALLS = 'its calls of the API';
