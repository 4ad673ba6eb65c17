import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, createReadStream, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/** More than may wait. */
const LINES = 5_000;

const PROGRAM = `
  import { createLog, standardOutputTaken } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)};
  const log = createLog();
  for (let count = 0; count < ${LINES}; count += 1) log.info('test', { text: 'x'.repeat(900) });
  process.send('all written');
  await once(process, 'message');
  await standardOutputTaken();
  process.exit();
`;

// Windows has no named pipes among its files.
test.skipIf(process.platform === 'win32')(
  'a log that nobody reads stops nothing, keeps what fits and counts the rest',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'log-'));
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const output = openSync(pipe, 'r+');
    const child = spawn(
      process.execPath,
      ['--input-type=module', '--eval', `import { once } from 'node:events';${PROGRAM}`],
      {
        stdio: ['ignore', output, 'inherit', 'ipc'],
      },
    );
    await once(child, 'message', { signal: AbortSignal.timeout(20_000) });
    // Only now does somebody read.
    const read = text(createReadStream(pipe));
    child.send('exit');
    await once(child, 'exit');
    closeSync(output);
    const lines = (await read)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { event: string; lines?: number });
    const kept = lines.filter(({ event }) => event === 'test').length;
    expect(kept).toBeGreaterThan(4_000);
    expect(lines.at(-1)).toMatchObject({ event: 'log.dropped', lines: LINES - kept });
    await rm(folder, { recursive: true });
  },
);
