import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { visitorHeaders } from '../http/visitor-request.ts';
import type { RemoteSources } from '../pages/document/remote-sources.ts';
import type { LoggedPage } from '../pages/page-log.ts';
import type { PublicDataLayer } from '../rendering/data-layer.ts';

/** A year. Subdomains are not ours to decide about. */
const HTTPS_ONLY = 'max-age=31536000';

interface HeaderOptions {
  dataLayer?: PublicDataLayer | undefined;
  /** Whether the visitor's own connection is https. */
  isHttps: (request: Request) => boolean;
}

const NO_REMOTES: RemoteSources = { scripts: [], origins: [] };

/**
 * Scripts come only from this origin, or from that of a remote which is elsewhere. None is inline but the maps of the
 * remotes' modules and those that show the colours and start a page's scripts, no site may frame a page, and no page
 * uses the device's sensors. A browser that came by https stays with https.
 */
export function securityHeaders({ dataLayer, isHttps }: HeaderOptions): MiddlewareHandler<LoggedPage> {
  const overHttp = headers(false);
  const overHttps = headers(HTTPS_ONLY);
  return async (context, next) => {
    const visitor = new Request(context.req.url, { headers: visitorHeaders(context) });
    await (isHttps(visitor) ? overHttps : overHttp)(context, next);
    context.res.headers.set('content-security-policy', policy(dataLayer, context.get('remoteSources')));
  };
}

function policy(dataLayer: PublicDataLayer | undefined, { scripts, origins } = NO_REMOTES): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...origins],
    // Radix puts its scroll lock in a style element.
    'style-src': ["'self'", "'unsafe-inline'", ...origins],
    'connect-src': ["'self'", ...(dataLayer ? [new URL(dataLayer.url).origin] : []), ...origins],
    'img-src': ["'self'", 'data:', ...origins],
    'font-src': ["'self'", ...origins],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const headers = (strictTransportSecurity: string | false) =>
  secureHeaders({
    // What the policy's `frame-ancestors` says, for old browsers.
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: Object.fromEntries(UNUSED_FEATURES.map((feature) => [feature, false])),
    strictTransportSecurity,
    // Static files may say that other sites can use them.
    overwrite: false,
  });

/** Powerful features of browsers that no page uses. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'displayCapture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickeyCredentialsGet',
  'screenWakeLock',
  'serial',
  'usb',
  'xrSpatialTracking',
];
