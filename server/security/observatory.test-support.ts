/** The least that does not cost points: half a year, in seconds. */
const HALF_A_YEAR = 15_768_000;
/** Extra points count from this score on. */
const EXTRA_FROM = 90;

const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/**
 * An answer's score by the published rules of the MDN HTTP Observatory: 100, less what is missing, plus what is better
 * than needed. Three of its rules do not apply to an answer alone: the redirection from http, which is the proxy's,
 * scripts of other sites, which there are none of, and cookies, which the API's tests are about.
 */
export function observatoryScore({ headers }: Response): number {
  const points = [
    contentSecurityPolicy(headers),
    strictTransportSecurity(headers),
    framing(headers),
    headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    referrerPolicy(headers.get('referrer-policy')),
    resourcePolicy(headers.get('cross-origin-resource-policy')),
    headers.get('access-control-allow-credentials') === 'true' ? -50 : 0,
  ];
  const losses = points.filter((value) => value < 0);
  const extras = points.filter((value) => value > 0);
  const base = 100 + sum(losses);
  return Math.max(0, base < EXTRA_FROM ? base : base + sum(extras));
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** Directive -> sources. */
function policyOf(headers: Headers): Map<string, string[]> {
  const policy = headers.get('content-security-policy') ?? '';
  return new Map(
    policy.split(';').flatMap((directive) => {
      const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
      return name ? [[name, sources] as const] : [];
    }),
  );
}

function contentSecurityPolicy(headers: Headers): number {
  const policy = policyOf(headers);
  if (policy.size === 0) return -25;
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const active = [...sourcesOf('script-src'), ...sourcesOf('object-src')];
  if (active.some((source) => /^(\*|https?:|data:|'unsafe-inline')$/.test(source))) return -20;
  if ([...policy.values()].flat().some((source) => source.startsWith('http:'))) return -20;
  if (sourcesOf('script-src').includes("'unsafe-eval'")) return -10;
  if (sourcesOf('style-src').some((source) => /^(\*|https?:|data:|'unsafe-inline')$/.test(source))) return 0;
  const form = policy.get('form-action')?.join();
  const strict = policy.get('default-src')?.join() === "'none'" && (form === "'self'" || form === "'none'");
  return strict ? 10 : 5;
}

function strictTransportSecurity(headers: Headers): number {
  const age = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
  if (age === undefined) return -20;
  return Number(age) >= HALF_A_YEAR ? 0 : -10;
}

function framing(headers: Headers): number {
  if (policyOf(headers).has('frame-ancestors')) return 5;
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20;
}

function referrerPolicy(policy: string | null): number {
  if (policy === null) return 0;
  return PRIVATE_REFERRERS.includes(policy) ? 5 : -5;
}

function resourcePolicy(policy: string | null): number {
  if (policy === null || policy === 'cross-origin') return 0;
  return /^same-(origin|site)$/.test(policy) ? 10 : -5;
}
