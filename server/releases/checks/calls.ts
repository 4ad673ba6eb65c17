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
  const calls = await readCalls(folder);
  if (!calls) return { checked: 'its calls of the API, of which it has no record', problems: [] };
  return {
    checked: `${counted(Object.keys(calls).length, 'call')} of the API`,
    problems: breakingChanges(calls, offered).map(
      ({ sentence }) => `${name} ${version} was built for another API: ${sentence}`,
    ),
  };
}
