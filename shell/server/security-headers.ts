import { secureHeaders } from 'hono/secure-headers';

/** Scripts come only from this origin, and none stands in the HTML; nobody may frame a page. */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // Radix writes its scroll lock into a style element.
    styleSrc: ["'self'", "'unsafe-inline'"],
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
