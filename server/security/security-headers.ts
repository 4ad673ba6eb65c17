import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { MAIL_STYLES } from '@site/api/program';
import { visitorHeaders } from '../http/visitor-request.ts';
import { hashOf, type RemoteSources } from '../pages/document/remote-sources.ts';
import type { LoggedPage } from '../pages/page-log.ts';
import type { PublicDataLayer } from '../rendering/data-layer.ts';
import { POLICY_REPORTS } from './policy-reports.ts';

/** For a year, and of all names below the site's: docs/deploying.md says so. */
const HTTPS_ONLY = 'max-age=31536000; includeSubDomains';

interface HeaderOptions {
  dataLayer?: PublicDataLayer | undefined;
  /** Whether the visitor's own connection is https. */
  isHttps: (request: Request) => boolean;
}

const NO_REMOTES: RemoteSources = { scripts: [], origins: [] };

/** Only staff sign in with passkeys, and read mails. */
const STAFF_PAGES = /^\/(staff|test-supabase|test-supabase-debug)(\/|$)/;

/**
 * Scripts come only from this origin, or from that of a remote which is elsewhere. None is inline but the maps of the
 * remotes' modules and those that show the colours and start a page's scripts, no site may frame a page, and no page
 * uses the device's sensors. No text becomes HTML or code but by a policy that is named here, and nothing says its own
 * look but mails, on the desk. A browser that came by https stays with https.
 */
export function securityHeaders({ dataLayer, isHttps }: HeaderOptions): MiddlewareHandler<LoggedPage> {
  const overHttp = headers(false);
  const overHttps = headers(HTTPS_ONLY);
  return async (context, next) => {
    const visitor = new Request(context.req.url, { headers: visitorHeaders(context) });
    await (isHttps(visitor) ? overHttps : overHttp)(context, next);
    const isForStaff = STAFF_PAGES.test(context.req.path);
    const around = { dataLayer, isForStaff, inlineStyles: context.get('inlineStyles') };
    context.res.headers.set('content-security-policy', policy(around, context.get('remoteSources')));
    context.res.headers.set('permissions-policy', isForStaff ? STAFF_PERMISSIONS : PERMISSIONS);
  };
}

interface Around {
  dataLayer: PublicDataLayer | undefined;
  isForStaff: boolean;
  /** The contents of the page's own style elements. */
  inlineStyles: readonly string[] | undefined;
}

function policy({ dataLayer, isForStaff, inlineStyles = [] }: Around, { scripts, origins } = NO_REMOTES): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...origins],
    'style-src': ["'self'", ...inlineStyles.map(hashOf), ...origins],
    ...(isForStaff && { 'style-src-attr': ["'unsafe-hashes'", ...STYLES_OF_MAILS] }),
    'connect-src': ["'self'", ...(dataLayer ? [new URL(dataLayer.url).origin] : []), ...origins],
    'img-src': ["'self'", 'data:', ...origins],
    'font-src': ["'self'", ...origins],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES,
    // Not `report-to`: Firefox and Safari know this one only, and it is sent at once.
    'report-uri': [POLICY_REPORTS],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The shell's, the design system's, and that of the desk's mails. */
const TRUSTED_TYPES = ['default', 'shell', 'prose', 'mail'];

const STYLES_OF_MAILS = Object.values(MAIL_STYLES).map(hashOf);

const headers = (strictTransportSecurity: string | false) =>
  secureHeaders({
    // What the policy's `frame-ancestors` says, for old browsers.
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity,
    // For browsers and plug-ins that nobody has any longer.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // Static files may say that other sites can use them.
    overwrite: false,
  });

/** Powerful features of browsers that no page uses. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const PASSKEYS = ['publickey-credentials-create', 'publickey-credentials-get'];

const permissions = (features: readonly string[], allowed: '()' | '(self)'): string[] =>
  features.map((feature) => `${feature}=${allowed}`);

const PERMISSIONS = permissions([...UNUSED_FEATURES, ...PASSKEYS], '()').join(', ');
const STAFF_PERMISSIONS = [...permissions(UNUSED_FEATURES, '()'), ...permissions(PASSKEYS, '(self)')].join(', ');
