import { createReadLimit } from '@site/api/program';
import { OUR_FAULT, SITE_IS_BUSY, TOO_MANY_REQUESTS } from '@site/contract';
import { brand } from '@site/design-system/brand';
import { ApiProblem, RestProtocolError } from '@site/protocol';

/** The server turns a request down before it does any work on it. The message is for the visitor. */
export class Rejection extends Error {
  readonly status: 429 | 503;
  /** Seconds until it is worth trying again. */
  readonly retryAfter: number;

  constructor(status: 429 | 503, message: string, retryAfter: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

const BUSY_SECONDS = 5;

export const tooBusy = () => new Rejection(503, SITE_IS_BUSY, BUSY_SECONDS);

const REPAIR_SECONDS = 60;

/** The part of the site that should answer cannot be loaded. */
export const unavailable = () => new Rejection(503, OUR_FAULT, REPAIR_SECONDS);

/** @throws Rejection for an address that has read too much */
export type CountRead = (address: string) => void;

export function createReadCounter(limit = createReadLimit()): CountRead {
  return (address) => {
    const wait = limit(address);
    if (wait > 0) throw new Rejection(429, TOO_MANY_REQUESTS, wait);
  };
}

const headersOf = ({ retryAfter }: Rejection) => ({ 'cache-control': 'no-store', 'retry-after': String(retryAfter) });

/** PostgreSQL's codes for a limit that was reached and for a lack of resources. */
const CODES = { 429: '53400', 503: '53000' } as const;

/** In the error format of the endpoint at this path. */
export function rejectCall(pathname: string, rejection: Rejection): Response {
  const { status, message } = rejection;
  const headers = headersOf(rejection);
  if (!pathname.startsWith('/rest/v1/')) return new ApiProblem(status, message, { headers }).toResponse();
  return new RestProtocolError(message, { status, code: CODES[status], headers }).toResponse();
}

/** As plain text, for programs. */
export const rejectText = (rejection: Rejection): Response =>
  new Response(rejection.message, { status: rejection.status, headers: headersOf(rejection) });

const TITLES = { 429: 'Please slow down', 503: 'Please try again' } as const;

/** The stylesheets are the shell's; of the brand, only what needs no rendering. */
export const REJECTION_STYLE = `\
main { max-width: var(--container-text); margin: var(--space-9) auto; padding: 0 var(--container-gutter); }
main > * + * { margin-top: var(--space-4); }
.brand { display: flex; align-items: center; gap: var(--space-3); font-weight: bold; }`;

/** A page that costs nothing to make, in the shell's styles. */
export function rejectPage(rejection: Rejection, styles: readonly string[]): Response {
  const html = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${TITLES[rejection.status]} | ${brand.name}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<style>${REJECTION_STYLE}</style>
</head>
<body>
<main>
<p class="brand"><img src="/icon.svg" alt="" width="48" height="48">${brand.name}</p>
<h1>${TITLES[rejection.status]}</h1>
<p>${rejection.message}</p>
<p><a href="">Try again</a>, or call us on <a href="${brand.phone.href}">${brand.phone.display}</a>.</p>
</main>
</body>
</html>
`;
  return new Response(html, {
    status: rejection.status,
    headers: { 'content-type': 'text/html; charset=UTF-8', ...headersOf(rejection) },
  });
}

/** For a visitor who left before the request's turn came: nobody reads it. */
const LEFT = 499;

/** The response to a request that was rejected, or whose visitor has left. Any other error is thrown again. */
export function answerRejected(error: unknown, request: Request, reject: (rejection: Rejection) => Response): Response {
  if (error instanceof Rejection) return reject(error);
  if (request.signal.aborted) return new Response(null, { status: LEFT });
  throw error;
}
