import { secureHeaders } from 'hono/secure-headers';
import type { PublicDataLayer } from './data-layer.ts';

/** Scripts come only from this origin, and none stands in the HTML; nobody may frame a page. */
export const securityHeaders = (dataLayer?: PublicDataLayer) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Radix writes its scroll lock into a style element.
      styleSrc: ["'self'", "'unsafe-inline'"],
      connectSrc: ["'self'", ...(dataLayer ? [new URL(dataLayer.url).origin] : [])],
      imgSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    // HTTPS is the business of whatever stands in front of this server.
    strictTransportSecurity: false,
  });
