import { createReadLimit } from '@site/api/program';
import { OUR_FAULT, SITE_IS_BUSY, TOO_MANY_REQUESTS } from '@site/contract';
import { brand } from '@site/design-system/brand';
import { ApiProblem, RestProtocolError } from '@site/protocol';

/** The server does not do what was asked, and says so before doing any of it. The message is for the visitor. */
export class Refusal extends Error {
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

export const tooBusy = () => new Refusal(503, SITE_IS_BUSY, BUSY_SECONDS);

const REPAIR_SECONDS = 60;

/** The part of the site that should answer cannot be loaded. */
export const unavailable = () => new Refusal(503, OUR_FAULT, REPAIR_SECONDS);

/** @throws Refusal of an address that has read too much */
export type CountRead = (address: string) => void;

export function createReadCounter(limit = createReadLimit()): CountRead {
  return (address) => {
    const wait = limit(address);
    if (wait > 0) throw new Refusal(429, TOO_MANY_REQUESTS, wait);
  };
}

const headersOf = ({ retryAfter }: Refusal) => ({ 'cache-control': 'no-store', 'retry-after': String(retryAfter) });

/** PostgreSQL's codes for a limit that was reached and for a lack of resources. */
const CODES = { 429: '53400', 503: '53000' } as const;

/** In the format of the endpoint at this path. */
export function refuseCall(pathname: string, refusal: Refusal): Response {
  const { status, message } = refusal;
  const headers = headersOf(refusal);
  if (!pathname.startsWith('/rest/v1/')) return new ApiProblem(status, message, { headers }).toResponse();
  return new RestProtocolError(message, { status, code: CODES[status], headers }).toResponse();
}

/** As plain text, for programs. */
export const refuseText = (refusal: Refusal): Response =>
  new Response(refusal.message, { status: refusal.status, headers: headersOf(refusal) });

const TITLES = { 429: 'Please slow down', 503: 'Please try again' } as const;

/** The stylesheets are the shell's; of the brand, only what needs no rendering. */
const REFUSAL_STYLE = `\
main { max-width: var(--container-text); margin: var(--space-9) auto; padding: 0 var(--container-gutter); }
main > * + * { margin-top: var(--space-4); }
.brand { display: flex; align-items: center; gap: var(--space-3); font-weight: bold; }`;

/** A page that costs nothing to make, in the shell's styles. */
export function refusePage(refusal: Refusal, styles: readonly string[]): Response {
  const html = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${TITLES[refusal.status]} | ${brand.name}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<style>${REFUSAL_STYLE}</style>
</head>
<body>
<main>
<p class="brand"><img src="/icon.svg" alt="" width="48" height="48">${brand.name}</p>
<h1>${TITLES[refusal.status]}</h1>
<p>${refusal.message}</p>
<p><a href="">Try again</a>, or call us on <a href="${brand.phone.href}">${brand.phone.display}</a>.</p>
</main>
</body>
</html>
`;
  return new Response(html, {
    status: refusal.status,
    headers: { 'content-type': 'text/html; charset=UTF-8', ...headersOf(refusal) },
  });
}

/** For a visitor who left before the request's turn came: nobody reads it. */
const LEFT = 499;

/** The answer to a request that was refused, or whose visitor has left. @throws any other error again */
export function answerRefused(error: unknown, asked: Request, refuse: (refusal: Refusal) => Response): Response {
  if (error instanceof Refusal) return refuse(error);
  if (asked.signal.aborted) return new Response(null, { status: LEFT });
  throw error;
}
