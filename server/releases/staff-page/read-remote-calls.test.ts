import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownContract, type CallContract } from '@site/protocol/compatibility.ts';
import { createRemotesFolder, type RemotesFolder } from '../../remotes/remotes-folder.test-support.ts';
import { readRemoteCalls } from './read-remote-calls.ts';

let remotes: RemotesFolder;
beforeEach(async () => {
  remotes = await createRemotesFolder();
});
afterEach(() => remotes.remove());

const { payByRole } = ownContract();
const reply = (pay: object): CallContract => ({ ...payByRole!, reply: { type: 'object', properties: { pay } } });

test('says who calls what, which of it is deprecated, and of which version nothing is recorded', async () => {
  await remotes.put('jobs', '1-a', { calls: { payByRole: reply({ type: 'string' }) } });
  await remotes.put('jobs', '1-b', { calls: { payByRole: { ...payByRole!, reply: { type: 'object' } } } });
  await remotes.put('payroll', '2-a');
  const found = (name: string, version: string) => ({
    name,
    paths: [],
    build: { version, versions: join(remotes.path, name, 'dist') } as never,
  });
  const offered = { payByRole: { ...reply({ type: 'string', deprecated: true }), deprecated: 'Call get-jobs.' } };
  const gradual = { ...found('jobs', '1-a'), gradual: { version: '1-b', share: 10 } };
  expect(await readRemoteCalls([gradual, found('payroll', '2-a')], offered)).toEqual({
    endpoints: [
      {
        endpoint: 'pay-by-role',
        by: ['jobs 1-a', 'jobs 1-b'],
        deprecated: 'Call get-jobs.',
        fields: [{ name: 'pay', by: ['jobs 1-a'] }],
      },
    ],
    unrecorded: ['payroll 2-a'],
  });
});
