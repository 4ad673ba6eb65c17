import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMockApi } from '@site/mocks';
import { hashFiles } from '../../../build/file-hashes.ts';
import { versionIn } from '../../../tests/e2e/support/registry.ts';
import { toRegisteredRemote } from '../../remotes/found-remote.ts';
import { readRegistrations } from '../../remotes/registrations.ts';
import { createPageHosts } from '../../rendering/page-hosts.ts';
import { LIMITS_OF_A_TRIAL } from '../../rendering/thread-host.ts';
import { readBuiltShell } from '../../site/built-shell.ts';
import { browserSideEffects } from './browser-code.ts';
import { checkBuild } from './check-build.ts';
import { tryVersion, type StartHosts } from './try-version.ts';

const SITE = 'https://agency.example';
const TRIAL_MS = 180_000;
const shell = await readBuiltShell();
const startHosts: StartHosts = (log, watched) =>
  createPageHosts({
    isolatedWith: shell.renderer,
    loadRenderer: shell.loadRenderer,
    log,
    limits: LIMITS_OF_A_TRIAL,
    watched,
  });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'side-effects-'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What a version with one page is found to do, which runs some lines as it is imported and others for each visit. */
async function problemsOf({ imported = [], visited = [] }: { imported?: string[]; visited?: string[] }) {
  const file = join(folder, 'server/routes.js');
  await mkdir(join(folder, 'server'), { recursive: true });
  const page = `{ meta: () => ({ title: 'Jobs' }), Component: () => null, loader: async () => {\n${visited.join('\n')}\n} }`;
  await writeFile(
    file,
    `${imported.join('\n')}\nexport const routes = [{ path: '/jobs', layout: 'site', load: async () => (${page}) }];`,
  );
  const routes = [{ path: '/jobs', layout: 'site' as const, js: [], css: [] }];
  const build = {
    name: 'jobs',
    version: '1.0.0-abc',
    builtAt: new Date('2026-01-01T00:00:00Z'),
    base: '/remotes/jobs/1.0.0-abc/',
    entry: '',
    shared: {},
    imports: {},
    links: [],
    files: await hashFiles(folder),
    routes,
    code: { file },
  };
  const remotes = [{ name: 'jobs', version: build.version, entry: '', routes }];
  const trial = { build, remotes, startHosts, api: createMockApi(), siteUrl: SITE };
  return (await tryVersion(trial)).problems;
}

/** Each with what is said of it. */
const PLANTED: readonly (readonly [code: string, found: string])[] = [
  ['globalThis.planted1 = 1;', 'globalThis.planted1 is new'],
  ['globalThis["planted2"] = {};', 'globalThis.planted2 is new'],
  ['Object.assign(globalThis, { planted3: 3 });', 'globalThis.planted3 is new'],
  ['Object.defineProperty(globalThis, "planted4", { value: 4 });', 'globalThis.planted4 is new'],
  ['Reflect.set(globalThis, "planted5", 5);', 'globalThis.planted5 is new'],
  ['globalThis[Symbol.for("planted6")] = 6;', 'globalThis[Symbol(planted6)] is new'],
  ['(0, eval)("globalThis.planted7 = 7");', 'globalThis.planted7 is new'],
  ['new Function("planted8 = 8")();', 'globalThis.planted8 is new'],
  ['globalThis.fetch = async () => new Response();', 'globalThis.fetch is another'],
  ['globalThis.structuredClone = (value) => value;', 'globalThis.structuredClone is another'],
  ['globalThis.queueMicrotask = globalThis.queueMicrotask.bind(undefined);', 'globalThis.queueMicrotask is another'],
  ['Array.prototype.last = function () { return this.at(-1); };', 'Array.prototype.last is new'],
  ['String.prototype.capitalise = function () { return this; };', 'String.prototype.capitalise is new'],
  ['Object.defineProperty(Object.prototype, "also", { value: 1 });', 'Object.prototype.also is new'],
  ['Object.defineProperties(Number.prototype, { pounds: { value: 1 } });', 'Number.prototype.pounds is new'],
  ['Reflect.defineProperty(Map.prototype, "only", { value: 1 });', 'Map.prototype.only is new'],
  ['Date.prototype.toLocaleString = () => "now";', 'Date.prototype.toLocaleString is another'],
  ['Promise.prototype.done = () => undefined;', 'Promise.prototype.done is new'],
  ['Set.prototype.first = () => undefined;', 'Set.prototype.first is new'],
  ['URL.prototype.toJSON = () => "";', 'URL.prototype.toJSON is another'],
  ['RegExp.prototype.exactly = () => true;', 'RegExp.prototype.exactly is new'],
  ['Error.prepareStackTrace = (error) => error.message;', 'Error.prepareStackTrace is another'],
  ['Math.random = () => 0.5;', 'Math.random is another'],
  ['JSON.stringify = JSON.stringify.bind(JSON);', 'JSON.stringify is another'],
  ['Date.now = () => 0;', 'Date.now is another'],
  ['console.debug = () => undefined;', 'console.debug is another'],
  ['setInterval(() => undefined, 60_000);', 'a timer is left behind'],
  ['setInterval(() => undefined, 60_000).unref();', 'a timer is left behind'],
  ['setTimeout(() => undefined, 60_000);', 'a timer is left behind'],
  ['(function again() { setTimeout(again, 50); })();', 'a timer is left behind'],
  ['process.on("SIGUSR2", () => undefined);', 'a listener of process for SIGUSR2 is left behind'],
  ['process.once("beforeExit", () => undefined);', 'a listener of process for beforeExit is left behind'],
  ['new MessageChannel().port1.onmessage = () => undefined;', 'an open port for messages is left behind'],
];

const NOTICED = 'which other remotes and pages would notice';
const line = (problem: string) => problem.replace(/(:\d+):\d+(?=: )/, '$1');
/** A message channel has two ports. */
const found = (problems: readonly string[]) => [...new Set(problems.map(line))].toSorted();
const expected = (first: number) =>
  PLANTED.map(([, what], index) => `server/routes.js:${first + index}: ${what}, ${NOTICED}`).toSorted();

test(
  'each side effect of an import is found, with its file and line',
  async () => {
    expect(PLANTED.length).toBeGreaterThanOrEqual(30);
    expect(found(await problemsOf({ imported: PLANTED.map(([code]) => code) }))).toEqual(expected(1));
  },
  TRIAL_MS,
);

test(
  'so is each of a visit',
  async () => {
    expect(found(await problemsOf({ visited: PLANTED.map(([code]) => code) }))).toEqual(expected(3));
  },
  TRIAL_MS,
);

test(
  'what ends with the page, or is the version’s own, is none',
  async () => {
    const harmless = [
      'clearInterval(setInterval(() => undefined, 60_000));',
      'setTimeout(() => undefined, 60_000).unref();',
      'await new Promise((resolve) => setTimeout(resolve, 10));',
      'const onWarning = () => undefined; process.on("warning", onWarning); process.off("warning", onWarning);',
      'AbortSignal.timeout(60_000).addEventListener("abort", () => undefined);',
      'class Stack extends Array {} Stack.prototype.last = function () { return this.at(-1); }; new Stack().map = 1;',
      'const own = {}; own.toString = () => "own"; own.fetch = fetch; [].map = 1;',
      'const { now } = Date; Date.now = () => 0; Date.now = now;',
      'globalThis.briefly = 1; delete globalThis.briefly;',
      'new Map().set(fetch, crypto.randomUUID()); navigator.language; performance.now(); new Intl.DateTimeFormat("en-GB");',
    ];
    expect(await problemsOf({ imported: harmless, visited: harmless })).toEqual([]);
  },
  TRIAL_MS,
);

test(
  'what is deleted is named, even where no line is known',
  async () => {
    const problems = await problemsOf({ visited: ['delete Array.prototype.findLast;'] });
    expect(problems).toEqual([`Array.prototype.findLast is gone, ${NOTICED}`]);
  },
  TRIAL_MS,
);

test(
  'none of the newest builds of the site’s own remotes is refused for any',
  async () => {
    const folders = await readRegistrations(join(shell.folder, '../remotes'));
    for (const folder of folders) {
      const version = await versionIn(folder.dist);
      const { build } = await checkBuild(folder, version, shell.provided);
      if (!build) expect.fail(`The build of ${folder.name} does not fit the site`);
      expect(await browserSideEffects(join(folder.dist, version)), build.name).toEqual([]);
      const remotes = [toRegisteredRemote({ name: build.name, paths: ['/*'], build })];
      const { problems } = await tryVersion({ build, remotes, startHosts, api: createMockApi(), siteUrl: SITE });
      expect(problems, build.name).toEqual([]);
    }
  },
  TRIAL_MS,
);

describe('the scripts for browsers', () => {
  const effectsOf = async (code: string) => {
    await mkdir(join(folder, 'client/assets'), { recursive: true });
    await writeFile(join(folder, 'client/assets/page.js'), code);
    return (await browserSideEffects(folder)).map(({ at, what }) => `${at}: ${what}`).toSorted();
  };

  test('are refused for each side effect that their text shows, with its file and line', async () => {
    const planted: readonly (readonly [code: string, found: string])[] = [
      ['window.planted = 1;', 'globalThis.planted is set'],
      ['globalThis[`planted`] ||= {};', 'globalThis.planted is set'],
      ['Object.defineProperty(window, "planted", { value: 1 });', 'globalThis.planted is set'],
      ['Array.prototype.last = function () {};', 'Array.prototype.last is set'],
      ['Reflect.defineProperty(Element.prototype, "last", {});', 'Element.prototype.last is set'],
      ['HTMLElement.prototype.focus = () => {};', 'HTMLElement.prototype.focus is set'],
      ['Date.now = () => 0;', 'Date.now is set'],
      ['addEventListener("storage", () => {});', 'a listener for storage is left behind'],
      ['effect(() => { document.addEventListener(`keydown`, f, true); });', 'a listener for keydown is left behind'],
      ['window.addEventListener("online", f, { passive: true });', 'a listener for online is left behind'],
      ['effect(() => void setInterval(f, 1e3));', 'a timer is left behind'],
    ];
    expect(
      (await effectsOf(planted.map(([code]) => code).join('\n'))).map((each) => each.replace(/(:\d+):\d+/, '$1')),
    ).toEqual(planted.map(([, found], index) => `client/assets/page.js:${index + 1}: ${found}`).toSorted());
  });

  test('are not for what ends again, is their own, or is the page’s', async () => {
    const harmless = `
      effect(() => { addEventListener('storage', f); return () => removeEventListener('storage', f); });
      document.addEventListener('pointerdown', f, { once: true });
      window.addEventListener('resize', f, { signal });
      const timer = setInterval(f, 1e3); clearInterval(timer);
      class Stack {} Stack.prototype.last = f; const window2 = {}; window2.own = 1;
      window.location = '/jobs'; document.title = 'Jobs'; globalThis.__mf_module_cache__ ||= {};
    `;
    expect(await effectsOf(harmless)).toEqual([]);
  });
});
