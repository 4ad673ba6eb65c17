import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Config } from '../config.ts';
import { createTestApi, OPENING_MS, TEST_NOW, type TestApi } from '../test-support.ts';

export const PASSWORDS = {
  lcrcaProposal: 'mersey-crossing',
  transportUkProposal: 'birkenhead-park',
  staff: 'depot-keys',
};
export const DAY = 24 * 60 * 60_000;

export type Gates = ReturnType<typeof openGates>;

/** An API whose gates have `PASSWORDS`, without sessions or attempts before each test. */
export function openGates(server?: string) {
  let opened: TestApi;
  let api: TestApi;
  beforeAll(async () => void (opened = await createTestApi({}, { server })), OPENING_MS);
  afterAll(() => opened.close());
  beforeEach(async () => {
    await opened.empty('sessions', 'rate_limits', 'access_log');
    opened.setTime(TEST_NOW);
    restart({ passwords: PASSWORDS });
  });

  /** For the rest of the test. */
  const restart = (config: Partial<Config>) => void (api = opened.restarted(config));
  const post = (gate: string, body: object, headers: Record<string, string>) => api.post(path(gate), body, headers);
  return {
    api: () => api,
    restart,
    later: (ms: number) => api.setTime(new Date(TEST_NOW.getTime() + ms)),
    login: (gate: string, password: string, headers: Record<string, string> = {}) =>
      post(gate, { action: 'login', password }, headers),
    verify: async (gate: string, cookie: string) => {
      const response = await post(gate, { action: 'verify' }, { cookie });
      return { response, body: (await response.json()) as unknown };
    },
  };
}

export const path = (name: string) => `/.netlify/functions/${name}`;
export const cookieOf = (response: Response) => response.headers.get('set-cookie')!.split(';', 1)[0]!;
