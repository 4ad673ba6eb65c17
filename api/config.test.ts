import { describe, expect, test } from 'vitest';
import { loadConfig, SAMPLE_FEED_FILE } from './config.ts';

describe('configuration', () => {
  test('needs no variable at all', () => {
    expect(loadConfig({})).toMatchObject({
      dataDir: `${process.cwd()}/data`, databaseUrl: undefined, production: false, syncMode: 'production', feedUrl: undefined, feedFile: SAMPLE_FEED_FILE,
    });
  });

  test('takes an empty variable for one that is not set', () => {
    expect(loadConfig({ DATABASE_URL: '', STAFF_PASSWORD: ' ' })).toMatchObject({ databaseUrl: undefined, passwords: { staff: undefined } });
  });

  test.each([
    [{ SYNC_MODE: 'fast' }, "SYNC_MODE must be one of production, testing, not 'fast'"],
    [{ FEED_URL: 'feed.example' }, "FEED_URL must be a URL, not 'feed.example'"],
  ])('refuses %j by name', (env, message) => {
    expect(() => loadConfig(env)).toThrow(message);
  });
});
