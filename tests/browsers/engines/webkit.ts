import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { WebKit } from '../../../scripts/programs/webkit.ts';
import { PROBLEMS, startRecordingProxy } from './recording-proxy.ts';
import type { BrowserWindow } from './window.ts';

/** As WebDriver writes the Enter key. */
const ENTER = '\uE007';

/**
 * A window of WebKitGTK's MiniBrowser on a virtual screen, over WebDriver. What goes wrong in its pages is recorded by
 * a proxy in front of `origin`, because WebDriver does not tell.
 */
export async function openWebKit(programs: WebKit, origin: string): Promise<BrowserWindow> {
  const screen = spawn(programs.xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(createInterface(screen.stdio[3] as NodeJS.ReadableStream), 'line')) as [string];
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}` },
  });
  const proxy = await startRecordingProxy(origin);
  const { get, call, end } = await startSession(`http://127.0.0.1:${port}`, programs.browser);
  const evaluate = (expression: string) => call('execute/sync', { script: `return ${expression}`, args: [] });
  const act = (type: 'pointer' | 'key', actions: object[]) =>
    call('actions', { actions: [{ type, id: type, actions }] });
  return {
    origin: proxy.url,
    goTo: async (url) => void (await call('url', { url })),
    evaluate,
    async clickAt({ x, y }) {
      const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) };
      await act('pointer', [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]);
    },
    async type(text) {
      await act('key', [...text].flatMap(pressing));
    },
    async pressEnter() {
      await act('key', pressing(ENTER));
    },
    resize: async (size) => void (await call('window/rect', size)),
    screenshot: async () => Buffer.from((await get('screenshot')) as string, 'base64'),
    async takeProblems() {
      const recorded = (await evaluate(PROBLEMS)) as string[];
      return [...proxy.takeFailures(), ...recorded];
    },
    async close() {
      await end();
      await proxy.close();
      await stop(driver);
      await stop(screen);
    },
  };
}

const pressing = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

interface Session {
  get(resource: string): Promise<unknown>;
  /** @throws with WebDriver's message when it refuses */
  call(command: string, body: object): Promise<unknown>;
  end(): Promise<void>;
}

async function startSession(driver: string, browser: string): Promise<Session> {
  const request = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(driver + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`WebDriver ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await listening(driver);
  // Without its toolbar, the window can be as narrow as a phone's.
  const options = { binary: browser, args: ['--automation', '--full-screen'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = (await request('POST', '/session', { capabilities })) as { sessionId: string };
  return {
    get: (resource) => request('GET', `/session/${sessionId}/${resource}`),
    call: (command, body) => request('POST', `/session/${sessionId}/${command}`, body),
    end: async () => void (await request('DELETE', `/session/${sessionId}`)),
  };
}

async function listening(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answered = await fetch(`${url}/status`).catch(() => undefined);
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
