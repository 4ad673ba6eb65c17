import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { PublicDataLayer } from './data-layer.ts';
import { visitorHeaders } from './visitor-request.ts';

/** A year. Subdomains are not ours to decide about. */
const HTTPS_ONLY = 'max-age=31536000';

interface HeaderOptions {
  dataLayer?: PublicDataLayer | undefined;
  /** Whether the visitor's own connection is https. */
  isHttps: (request: Request) => boolean;
}

/**
 * Scripts come only from this origin, none is inline, no site may frame a page, and no page uses the device's sensors.
 * A browser that came by https stays with https.
 */
export function securityHeaders({ dataLayer, isHttps }: HeaderOptions): MiddlewareHandler {
  const overHttp = headers({ dataLayer, strictTransportSecurity: false });
  const overHttps = headers({ dataLayer, strictTransportSecurity: HTTPS_ONLY });
  return (context, next) => {
    const visitor = new Request(context.req.url, { headers: visitorHeaders(context) });
    return (isHttps(visitor) ? overHttps : overHttp)(context, next);
  };
}

const headers = ({
  dataLayer,
  strictTransportSecurity,
}: {
  dataLayer: PublicDataLayer | undefined;
  strictTransportSecurity: string | false;
}) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Radix puts its scroll lock in a style element.
      styleSrc: ["'self'", "'unsafe-inline'"],
      connectSrc: ["'self'", ...(dataLayer ? [new URL(dataLayer.url).origin] : [])],
      imgSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    // What `frameAncestors` says, for old browsers.
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
