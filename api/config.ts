import type { KeyObject } from 'node:crypto';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { email } from '@site/contract';
import { brand } from '@site/design-system/brand';
import { is } from 'valibot';
import { LOOPBACK } from './limits/loopback.ts';
import { readNetworks, type Network } from './limits/networks.ts';
import { readMailbox } from './mail/mailbox.ts';
import { readPublicKey } from './secrets/public-key.ts';
import { ExplainedError } from './explained-error.ts';

const SYNC_MODES = ['production', 'testing'] as const;
export type SyncMode = (typeof SYNC_MODES)[number];

/** Everything the environment decides. `undefined` means not set. */
export interface Config {
  /** Absolute path: holds the embedded database and the server's other files. */
  dataDir: string;
  /** A Postgres server; 'memory://' is an embedded database that vanishes with the process. */
  databaseUrl: string | undefined;
  /** The site's public origin, without a trailing slash, where it is known. */
  publicUrl: string | undefined;
  /** The same, or localhost: links in mails begin with it. */
  siteUrl: string;
  /** Where the site runs on mock responses, without a trailing slash: the desk links to it. */
  mockedSiteUrl: string | undefined;
  /** Origins of other sites whose pages show our components: they may make the calls that those need. */
  partnerOrigins: ReadonlySet<string>;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** What mails are signed with: the name in `mailFrom`. */
  agencyName: string;
  /** Where the agency reads each kind of message. */
  mailTo: { general: string; commercial: string; recruitment: string; partnerships: string };
  /**
   * How many of our proxies are in front: each appends its client's address to X-Forwarded-For, and the first sets
   * X-Forwarded-Proto. 0 trusts neither header.
   */
  trustedProxies: number;
  /** Where our proxies are: those headers count from nowhere else. */
  trustedProxyNetworks: readonly Network[];
  passwords: {
    lcrcaProposal: string | undefined;
    transportUkProposal: string | undefined;
    staff: string | undefined;
  };
  /** Whether the staff password opens the desk although there are accounts. */
  staffPasswordStays: boolean;
  /** Who may command every remote: see docs/contracts/registry.md. */
  operatorPublicKey: KeyObject | undefined;
  /** NODE_ENV=production. */
  production: boolean;
  /** 'testing' imports one advert a run, 'production' the whole feed. */
  syncMode: SyncMode;
  /** Minutes between automatic syncs; 0 for none. */
  syncEveryMinutes: number;
  /** Where adverts come from: a URL takes precedence over the file. */
  feedUrl: string | undefined;
  feedFile: string;
}

export const SAMPLE_FEED_FILE = fileURLToPath(new URL('feeds/sample-feed.json', import.meta.url));

/** This machine and private networks. */
const OWN_NETWORKS = '127.0.0.0/8, ::1, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, fc00::/7';

type Environment = Readonly<Record<string, string | undefined>>;

/** A variable's value is invalid. The message names the variable. */
export class ConfigurationError extends ExplainedError {
  override name = 'ConfigurationError';
}

/** @throws ConfigurationError */
export function loadConfig(env: Environment = process.env): Config {
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;
  const mailTo = (name: string, usual: string) => mailbox(name, text(name)) ?? usual;
  const mailFrom = mailbox('MAIL_FROM', text('MAIL_FROM')) ?? `${brand.name} <${brand.websiteEmail}>`;
  const publicUrl = siteUrl(text('SITE_URL'));
  return {
    dataDir: resolve(text('DATA_DIR') ?? 'data'),
    databaseUrl: databaseUrl(text('DATABASE_URL')),
    publicUrl,
    siteUrl: publicUrl ?? `http://localhost:${text('PORT') ?? 3000}`,
    mockedSiteUrl: siteUrl(text('MOCKED_SITE_URL'), 'MOCKED_SITE_URL'),
    partnerOrigins: origins('PARTNER_ORIGINS', text('PARTNER_ORIGINS') ?? ''),
    smtpUrl: smtpUrl(text('SMTP_URL')),
    mailFrom,
    agencyName: readMailbox(mailFrom).name || brand.name,
    mailTo: {
      general: mailTo('MAIL_TO_GENERAL', brand.emails.general),
      commercial: mailTo('MAIL_TO_COMMERCIAL', brand.emails.commercial),
      recruitment: mailTo('MAIL_TO_RECRUITMENT', brand.emails.recruitment),
      partnerships: mailTo('MAIL_TO_PARTNERSHIPS', brand.emails.partnerships),
    },
    trustedProxies: wholeNumber('TRUSTED_PROXIES', text('TRUSTED_PROXIES') ?? '0', 9),
    trustedProxyNetworks: networks('TRUSTED_PROXY_NETWORKS', text('TRUSTED_PROXY_NETWORKS') ?? OWN_NETWORKS),
    passwords: {
      lcrcaProposal: text('LCRCA_PROPOSAL_PASSWORD'),
      transportUkProposal: text('TRANSPORT_UK_PROPOSAL_PASSWORD'),
      staff: text('STAFF_PASSWORD'),
    },
    staffPasswordStays: flag('STAFF_PASSWORD_STAYS', text('STAFF_PASSWORD_STAYS')),
    operatorPublicKey: publicKey('OPERATOR_PUBLIC_KEY', text('OPERATOR_PUBLIC_KEY')),
    production: text('NODE_ENV') === 'production',
    syncMode: syncMode(text('SYNC_MODE')),
    syncEveryMinutes: wholeNumber('SYNC_EVERY_MINUTES', text('SYNC_EVERY_MINUTES') ?? '60', 10_080),
    feedUrl: url('FEED_URL', text('FEED_URL')),
    feedFile: text('FEED_FILE') ?? SAMPLE_FEED_FILE,
  };
}

function syncMode(value = 'production'): SyncMode {
  const mode = SYNC_MODES.find((known) => known === value);
  if (!mode) throw new ConfigurationError(`SYNC_MODE must be one of ${SYNC_MODES.join(', ')}, not '${value}'`);
  return mode;
}

function wholeNumber(name: string, value: string, most: number): number {
  if (/^\d+$/.test(value) && Number(value) <= most) return Number(value);
  throw new ConfigurationError(`${name} must be a whole number from 0 to ${most}, not '${value}'`);
}

function flag(name: string, value = '0'): boolean {
  if (['0', '1'].includes(value)) return value === '1';
  throw new ConfigurationError(`${name} must be 1 or 0, not '${value}'`);
}

function networks(name: string, value: string): Network[] {
  const read = readNetworks(value);
  if (read) return read;
  throw new ConfigurationError(`${name} must list networks like 10.0.0.0/8, 2001:db8::/32, not '${value}'`);
}

function origins(name: string, value: string): ReadonlySet<string> {
  const given = value.split(/[\s,]+/).filter(Boolean);
  const unreadable = given.find((each) => !URL.canParse(each) || new URL(each).origin !== each);
  if (unreadable === undefined) return new Set(given);
  throw new ConfigurationError(`${name} must list origins like https://partner.example, not '${unreadable}'`);
}

/** Otherwise each mail would be refused on its own, long after the start. */
function mailbox(name: string, value: string | undefined): string | undefined {
  if (value === undefined || is(email, readMailbox(value).address)) return value;
  throw new ConfigurationError(`${name} must be an email address, not '${value}'`);
}

function smtpUrl(value: string | undefined): string | undefined {
  if (value === undefined || (URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol))) return value;
  // It may hold a password, so it is not repeated.
  throw new ConfigurationError('SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host');
}

/** A folder with Postgres' socket, as it is or encoded. */
const SOCKET = /^(\/|%2f)/i;

/** Without a mode, Postgres' client would send the password and all data in clear. */
function databaseUrl(value: string | undefined): string | undefined {
  if (value === undefined || !URL.canParse(value)) return value;
  const { hostname, searchParams } = new URL(value);
  const host = searchParams.get('host') ?? hostname;
  if (searchParams.has('sslmode') || host === '' || SOCKET.test(host) || LOOPBACK.test(host)) return value;
  throw new ConfigurationError(
    'DATABASE_URL names another machine and must say whether the connection is encrypted: ' +
      'put ?sslmode=verify-full at its end, or ?sslmode=disable where nobody on the way can listen',
  );
}

function url(name: string, value: string | undefined): string | undefined {
  if (value !== undefined && !URL.canParse(value))
    throw new ConfigurationError(`${name} must be a URL, not '${value}'`);
  return value;
}

function publicKey(name: string, value: string | undefined): KeyObject | undefined {
  const key = value === undefined ? undefined : readPublicKey(value);
  if (value === undefined || key) return key;
  throw new ConfigurationError(`${name} must be an Ed25519 public key, as 'npm run remote -- key' prints it`);
}

function siteUrl(value: string | undefined, name = 'SITE_URL'): string | undefined {
  if (value === undefined) return undefined;
  if (/^https?:\/\/[^/?#\s]+\/?$/.test(value) && URL.canParse(value)) return new URL(value).origin;
  throw new ConfigurationError(`${name} must be a site's address like https://www.example.com, not '${value}'`);
}
