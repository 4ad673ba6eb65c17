import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadConfig, SAMPLE_FEED_FILE } from './config.ts';

describe('configuration', () => {
  test('needs no variable at all', () => {
    expect(loadConfig({})).toMatchObject({
      dataDir: `${process.cwd()}/data`,
      databaseUrl: undefined,
      production: false,
      syncMode: 'production',
      feedUrl: undefined,
      feedFile: SAMPLE_FEED_FILE,
    });
  });

  test('knows partners by their origins, and none unless they are named', () => {
    expect([...loadConfig({}).partnerOrigins]).toEqual([]);
    const PARTNER_ORIGINS = 'https://partner.example, http://localhost:8080';
    expect([...loadConfig({ PARTNER_ORIGINS }).partnerOrigins]).toEqual(PARTNER_ORIGINS.split(', '));
  });

  test.each(['', ' '])('treats each variable that is %j as not set', (empty) => {
    const table = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8').split('## Configuration')[1]!;
    const names = [...table.matchAll(/`([A-Z]+(?:_[A-Z]+)*)`/g)].map(([, name]) => name!);
    expect(names).toEqual(expect.arrayContaining(['PORT', 'TRUSTED_PROXIES', 'SYNC_EVERY_MINUTES']));
    expect(loadConfig(Object.fromEntries(names.map((name) => [name, empty])))).toEqual(loadConfig({}));
  });

  test.each([
    'postgres://site@db.example/site?sslmode=verify-full',
    'postgres://site@db.example/site?sslmode=disable',
    'postgres://site@localhost/site',
    'postgres://site@[::1]:5433/site',
    'postgres://site@localhost/site?host=/run/postgresql',
    'postgres://%2Frun%2Fpostgresql/site',
    'postgres:///site',
    'memory://',
  ])('takes %s, whose connection is encrypted, local or said to be in clear', (DATABASE_URL) => {
    expect(loadConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  test.each([
    [{}, 'http://localhost:3000'],
    [{ PORT: '8080' }, 'http://localhost:8080'],
    [{ PORT: '8080', SITE_URL: 'https://www.haulwell.example/' }, 'https://www.haulwell.example'],
  ])('with %j, links in mails begin with %s', (env, siteUrl) => {
    expect(loadConfig(env)).toMatchObject({ siteUrl });
  });

  test.each([
    [{}, 'Haulwell'],
    [{ MAIL_FROM: 'Wayfell Transport <post@wayfell.example>' }, 'Wayfell Transport'],
    [{ MAIL_FROM: '"Wayfell, Leeds" <post@wayfell.example>' }, 'Wayfell, Leeds'],
    [{ MAIL_FROM: 'post@wayfell.example' }, 'Haulwell'],
    [{ MAIL_FROM: '"Wayfell \\"North\\"" <post@wayfell.example>' }, 'Wayfell "North"'],
  ])('with %j, mails are signed %s', (env, agencyName) => {
    expect(loadConfig(env)).toMatchObject({ agencyName });
  });

  test.each([
    [
      { SITE_URL: 'haulwell.example' },
      "SITE_URL must be a site's address like https://www.example.com, not 'haulwell.example'",
    ],
    [
      { SITE_URL: 'https://haulwell.example/jobs' },
      "SITE_URL must be a site's address like https://www.example.com, not 'https://haulwell.example/jobs'",
    ],
    [{ SYNC_MODE: 'fast' }, "SYNC_MODE must be one of production, testing, not 'fast'"],
    [
      { PARTNER_ORIGINS: 'https://partner.example, https://other.example/' },
      "PARTNER_ORIGINS must list origins like https://partner.example, not 'https://other.example/'",
    ],
    [{ PARTNER_ORIGINS: '*' }, 'PARTNER_ORIGINS must list origins'],
    [{ TRUSTED_PROXIES: 'yes' }, "TRUSTED_PROXIES must be a whole number from 0 to 9, not 'yes'"],
    [
      { TRUSTED_PROXY_NETWORKS: '10.0.0.0/8, proxy.example' },
      "TRUSTED_PROXY_NETWORKS must list networks like 10.0.0.0/8, 2001:db8::/32, not '10.0.0.0/8, proxy.example'",
    ],
    [{ TRUSTED_PROXY_NETWORKS: '10.0.0.0/33' }, 'TRUSTED_PROXY_NETWORKS must list networks'],
    [{ TRUSTED_PROXY_NETWORKS: '10' }, 'TRUSTED_PROXY_NETWORKS must list networks'],
    [{ SYNC_EVERY_MINUTES: '-5' }, "SYNC_EVERY_MINUTES must be a whole number from 0 to 10080, not '-5'"],
    [{ DATABASE_URL: 'postgres://site:word@10.0.0.5/site' }, 'DATABASE_URL names another machine'],
    [{ DATABASE_URL: 'postgres://site@localhost/site?host=db.example' }, 'put ?sslmode=verify-full at its end'],
    [{ MAIL_FROM: 'Wayfell Transport' }, "MAIL_FROM must be an email address, not 'Wayfell Transport'"],
    [{ MAIL_TO_RECRUITMENT: 'jobs@wayfell' }, "MAIL_TO_RECRUITMENT must be an email address, not 'jobs@wayfell'"],
    [{ SMTP_URL: 'mail.example:587' }, 'SMTP_URL must look like smtp://'],
    [{ OPERATOR_PUBLIC_KEY: 'a key' }, 'OPERATOR_PUBLIC_KEY must be an Ed25519 public key'],
    [{ FEED_URL: 'feed.example' }, "FEED_URL must be a URL, not 'feed.example'"],
  ])('refuses %j by name', (env, message) => {
    expect(() => loadConfig(env)).toThrow(message);
  });
});
