import { secureHeaders } from 'hono/secure-headers';
import type { PublicDataLayer } from './data-layer.ts';

/** Scripts come only from this origin, none is inline, and no site may frame a page. */
export const securityHeaders = (dataLayer?: PublicDataLayer) =>
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
    referrerPolicy: 'strict-origin-when-cross-origin',
    // HTTPS is up to the proxy in front of this server.
    strictTransportSecurity: false,
  });
