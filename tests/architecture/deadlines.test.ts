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

/** Modules of Node with functions that wait, under whatever name they are imported, and the files that have a limit. */
const WAITING_MODULES: Readonly<Record<string, readonly string[]>> = {
  'node:child_process': [],
  'node:dns': [],
  'node:dns/promises': [],
  'node:events': ['api/db/threaded-pglite.ts', 'api/feeds/thread-feed.ts'],
  'node:http': ['server/http/listen.ts', 'server/http/methods.ts'],
  'node:https': [],
  'node:net': ['server/http/drain.ts', 'server/http/listen.ts'],
  'node:timers/promises': [
    'api/feeds/sources.ts',
    'api/jobs/search/correct-search.ts',
    'api/mail/mailer.ts',
    'server/http/new-connections.ts',
    'server/releases/checks/try-version.ts',
  ],
  'node:tls': [],
};

/** The files that wait in a loop with no end of its own, such as `while (true)`, and what ends it. */
const ENDLESS: Readonly<Record<string, string>> = {
  'api/access/audit-chain.ts': 'the last entry',
  'api/db/limited-pool.ts': 'a new connection, which the pool makes once the suspect ones are gone',
  'api/db/migrations/018-search-terms.ts': 'the last row',
  'api/db/migrations/022-advert-facts.ts': 'the last row',
  'api/db/migrations/040-mailboxes.ts': 'the last row',
  'api/db/migrations/043-clean-texts.ts': 'the last row',
  'api/feeds/patiently.ts': 'its limit on all waits together',
  'api/feeds/sources.ts': 'the last retry',
  'api/feeds/thread-feed.ts': 'the limit on the thread’s next part',
  'api/forms/accept-submission.ts': 'the last attempt',
  'api/mail/mailer.ts': 'the last mail that is due, or the end of the process',
  'api/protocol/calls/read-body.ts': 'the limit on a request',
  'api/subscriptions/newsletter.ts': 'the last subscriber',
  'server/http/new-connections.ts': 'its limit in milliseconds',
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
    ImportDeclaration({ source, importKind }) {
      if (importKind !== 'type' && Object.hasOwn(WAITING_MODULES, source.value)) found.add(source.value);
    },
  }).visit(parse(file, text).program);
  return [...found];
}

/** Whether a file waits in a loop that goes through no list. */
function waitsInLoop(file: string, text: string): boolean {
  /** What the visitor is in, innermost last. */
  const within: ('function' | 'loop')[] = [];
  let found = false;
  const leave = () => void within.pop();
  const enterFunction = () => void within.push('function');
  const enterLoop = () => void within.push('loop');
  new Visitor({
    FunctionDeclaration: enterFunction,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enterFunction,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enterFunction,
    'ArrowFunctionExpression:exit': leave,
    ForStatement: enterLoop,
    'ForStatement:exit': leave,
    WhileStatement: enterLoop,
    'WhileStatement:exit': leave,
    DoWhileStatement: enterLoop,
    'DoWhileStatement:exit': leave,
    AwaitExpression: () => void (found ||= within.at(-1) === 'loop'),
  }).visit(parse(file, text).program);
  return found;
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
  const known = Object.entries({ ...WAITING, ...WAITING_MODULES }).flatMap(([name, files]) =>
    files.map((file) => `${name} in ${file}`),
  );
  expect(found.toSorted()).toEqual(known.toSorted());
});

test('nothing waits in a loop without an end, but where something ends it', () => {
  const found = SOURCES.filter((file) => waitsInLoop(file, readFileSync(join(root, file), 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(ENDLESS).toSorted());
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

test('so would what waits under another name, or in a loop of its own', () => {
  const renamed = `import { setTimeout as pause } from 'node:timers/promises';`;
  expect(waitsOf('example.ts', renamed)).toEqual(['node:timers/promises']);
  expect(waitsOf('example.ts', `import type { Socket } from 'node:net';`)).toEqual([]);

  const endless = ['while (true) await work();', 'do { await work(); } while (isOn);', 'for (;;) { await work(); }'];
  for (const code of endless) expect(waitsInLoop('example.ts', code)).toBe(true);
  expect(waitsInLoop('example.ts', 'for (const each of list) await work(each);')).toBe(false);
  expect(waitsInLoop('example.ts', 'while (isOn) later(async () => await work());')).toBe(false);
});
