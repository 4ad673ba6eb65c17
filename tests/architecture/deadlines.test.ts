import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Visitor, type ESTree } from 'vite';
import { expect, test } from 'vitest';
import { calleeName, parse } from './syntax.ts';

const root = dirname(dirname(import.meta.dirname));

/** What a server of the site consists of. */
const SOURCES = globSync('{api,server}/**/*.ts', {
  cwd: root,
  exclude: [
    '**/node_modules/**',
    '**/*.{test,cases,test-support,types-test}.ts',
    '**/{mock,cases}.ts',
    'server/{development,mocked}/**',
    // Browsers run it, too.
    'api/contract/**',
  ],
});

/** What waits for I/O, or again and again, and the files that do so with a deadline. */
const WAITING: Readonly<Record<string, readonly string[]>> = {
  // Whatever is repeated is a loop, whose rounds have a deadline: api/loop.ts. The others only look at something.
  setInterval: ['server/http/event-loop.ts', 'server/rendering/running-thread.ts', 'server/rendering/time-budget.ts'],
  setTimeout: [
    'api/log.ts',
    'api/loop.ts',
    'api/waiting.ts',
    'server/http/drain.ts',
    'server/rendering/thread-host.ts',
  ],
  Pool: ['api/db/server.ts'],
  Client: [],
  createTransport: ['api/mail/capture-transport.ts', 'api/mail/smtp-transport.ts'],
  Worker: ['api/db/threaded-pglite.ts', 'api/feeds/thread-feed.ts', 'server/rendering/running-thread.ts'],
};

/** The functions and classes of the table that a file calls; of `fetch`, those calls that are given no signal. */
function waitsOf(file: string, text: string): string[] {
  const found = new Set<string>();
  new Visitor({
    CallExpression(call) {
      const name = calleeName(call) ?? '';
      if (Object.hasOwn(WAITING, name)) found.add(name);
      if (call.callee.type === 'Identifier' && name === 'fetch' && !hasSignal(call)) found.add(name);
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier' && Object.hasOwn(WAITING, callee.name)) found.add(callee.name);
    },
  }).visit(parse(file, text).program);
  return [...found];
}

const hasSignal = ({ arguments: given }: ESTree.CallExpression): boolean =>
  given.some(
    (argument) =>
      argument.type === 'ObjectExpression' &&
      argument.properties.some(
        (property) =>
          property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'signal',
      ),
  );

test('nothing but what has a deadline repeats itself, or waits for a database, a server or a thread', () => {
  const found = SOURCES.flatMap((file) =>
    waitsOf(file, readFileSync(join(root, file), 'utf8')).map((name) => `${name} in ${file}`),
  );
  const known = Object.entries(WAITING).flatMap(([name, files]) => files.map((file) => `${name} in ${file}`));
  expect(found.toSorted()).toEqual(known.toSorted());
});

test('a loop, a connection and a request without a deadline would be found', () => {
  const code = `
    setInterval(poll, 1_000);
    new Pool({ connectionString });
    await fetch(url, { redirect: 'error' });
    await fetch(url, { signal });`;
  expect(waitsOf('example.ts', code)).toEqual(['setInterval', 'Pool', 'fetch']);
  expect(waitsOf('example.ts', 'await fetch(url, { signal }); api.fetch(request);')).toEqual([]);
});
