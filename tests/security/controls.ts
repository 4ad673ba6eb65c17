import type { NamedTest } from './asvs-page.ts';

/** A control of docs/security/asvs.md, and how it is taken away. */
export interface Control {
  requirement: string;
  /** The module that has it. */
  module: string;
  /** What is there, and what is there without it. */
  from: string;
  to: string;
  /** What shows it. */
  shownBy: NamedTest;
}

const HEADERS = 'server/security/security-headers.test.ts';

/** By what each does. */
export const CONTROLS: Readonly<Record<string, Control>> = {
  'mails escape what visitors write': {
    requirement: '1.1.2',
    module: 'api/mail/html.ts',
    from: '/[&<>"\']/g',
    to: '/(?!)/g',
    shownBy: { file: 'api/mail/html.test.ts', title: 'text stays text, whatever it contains' },
  },
  'pages may not say their own look': {
    requirement: '3.4.3',
    module: 'server/security/security-headers.ts',
    from: "'style-src': [\"'self'\",",
    to: "'style-src': [\"'self'\", \"'unsafe-inline'\",",
    shownBy: {
      file: HEADERS,
      title: 'no page says its own look or makes text into HTML or code, but by the policies that are named',
    },
  },
  'browsers stay with https': {
    requirement: '3.4.1',
    module: 'server/security/security-headers.ts',
    from: 'max-age=31536000; includeSubDomains',
    to: 'max-age=0',
    shownBy: { file: HEADERS, title: 'only a visitor who came by https is told to stay with it' },
  },
  'other sites cannot post': {
    requirement: '3.5.1',
    module: 'api/protocol/calls/read-call.ts',
    from: '!isFromOwnSite(request)',
    to: 'false',
    shownBy: { file: 'api/handler.test.ts', title: '%s cannot post' },
  },
  'a session is needed': {
    requirement: '8.2.1',
    module: 'api/access/require-session.ts',
    from: 'if (!session) throw sessionNeeded(scope);',
    to: '',
    shownBy: { file: 'api/handler.test.ts', title: 'never reaches its handler without one' },
  },
  'passwords are stored as slow hashes': {
    requirement: '11.4.2',
    module: 'api/access/password-hash.ts',
    from: 'hashAtCost(2 ** 15)',
    to: 'hashAtCost(2)',
    shownBy: {
      file: 'api/access/password-hash.test.ts',
      title: 'servers hash passwords at a cost that makes guessing slow, with 32 MiB for each',
    },
  },
  'reads are limited': {
    requirement: '2.4.1',
    module: 'api/limits/read-limit.ts',
    from: 'window.reads > attempts',
    to: 'window.reads < 0',
    shownBy: {
      file: 'api/limits/read-limit.test.ts',
      title: 'an address may read so often in a window, whatever others do; then it waits for the window to end',
    },
  },
  'only proxies that are trusted say where a visitor is': {
    requirement: '4.1.3',
    module: 'api/limits/client-address.ts',
    from: 'proxies < trust.trustedProxies && isTrusted(client, trust)',
    to: 'proxies < 9',
    shownBy: {
      file: 'api/limits/client-address.test.ts',
      title: 'behind %i of our proxies it is %s, whatever a visitor claims',
    },
  },
  'commands are signed': {
    requirement: '9.1.1',
    module: 'server/releases/keys/signed-request.ts',
    from: 'verify(null, signedText(request), publicKey, signature)',
    to: 'Boolean(verify)',
    shownBy: {
      file: 'server/releases/keys/signed-request.test.ts',
      title: 'another key’s signature is not this one’s',
    },
  },
  'reports of browsers name no address': {
    requirement: '16.3.3',
    module: 'server/security/policy-reports.ts',
    from: "page?.routeId ?? 'not-found'",
    to: "page ? report['document-uri'] : pathname",
    shownBy: {
      file: 'server/security/policy-reports.test.ts',
      title:
        'of a report, the directive, the kind of what was refused and the page’s path pattern are kept, and no more',
    },
  },
};
