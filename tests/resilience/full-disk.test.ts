import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApiClient } from '@site/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFeedServer, type FeedServer } from './feed-server.ts';
import { startVictim, type Victim } from './victim.ts';

const DISK_MB = 128;
const message = {
  firstName: 'Ben',
  lastName: 'Hart',
  email: 'ben@example.org',
  phone: '01632 960 202',
  inquiryType: 'hire',
  message: 'Please ring me back.',
} as const;

const disk = mkdtempSync(join(tmpdir(), 'disk-'));
const canMount = mount();
afterAll(() => {
  if (canMount) execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true });
});

/** A small disk in memory: only root may make one, and not in every container. */
function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe.runIf(canMount)('a server whose disk is full, with the embedded database', { timeout: 120_000 }, () => {
  let feed: FeedServer;
  let victim: Victim;
  let environment: Record<string, string>;
  beforeAll(async () => {
    feed = await startFeedServer(20);
    environment = { DATA_DIR: disk, DATABASE_URL: '', FEED_URL: feed.url, SMTP_URL: 'smtp://127.0.0.1:1' };
    victim = await startVictim(environment);
  });
  afterAll(async () => {
    await victim.kill();
    await feed.close();
  });

  test('refuses forms with 503, goes on to serve jobs, and accepts forms once there is room', async () => {
    const client = createApiClient({ baseUrl: victim.url });
    const fill = join(disk, 'fill');
    fillUp(fill);
    expect(await client.sendEmail(message)).toMatchObject({ ok: false, error: { status: 503 } });
    expect(await client.getJobs({})).toMatchObject({ ok: true, data: { pagination: { total: 20 } } });
    rmSync(fill);
    expect(await client.sendEmail(message)).toMatchObject({ ok: true });
  });

  test('does not start, says why, and has what was confirmed before once there is room', async () => {
    // The same form again is the same submission, with the same reference.
    const send = () => createApiClient({ baseUrl: victim.url }).sendEmail({ ...message, message: 'And again.' });
    const confirmed = await send();
    expect(confirmed).toMatchObject({ ok: true });
    await victim.kill();
    const fill = join(disk, 'fill');
    fillUp(fill);
    await expect(startVictim(environment)).rejects.toThrow(`The disk of the data folder ${disk} is full: make room`);
    rmSync(fill);
    victim = await startVictim(environment);
    expect(await send()).toEqual(confirmed);
  });
});

test.skipIf(canMount)('a full disk: SKIPPED, as this user may not mount one', () => {});

function fillUp(file: string): void {
  try {
    for (let megabyte = 0; megabyte < DISK_MB; megabyte += 1)
      writeFileSync(file, Buffer.alloc(1024 * 1024), { flag: 'a' });
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  }
}
