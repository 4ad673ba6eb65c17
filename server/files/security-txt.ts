import { brand } from '@site/design-system/brand';
import { Hono } from 'hono';

const PATH = '/.well-known/security.txt';
const DAY_MS = 24 * 60 * 60_000;
/** Less than the year that RFC 9116 recommends. Whoever has a copy should ask again before that. */
const VALID_DAYS = 180;

/** Whom to tell of a weakness in the site: RFC 9116. The site's origin is the brand's by default, as in pages. */
export const createSecurityTxt = (siteUrl: string = brand.url, now = (): number => Date.now()): Hono =>
  new Hono().get(PATH, (context) =>
    context.text(securityTxt(siteUrl, now()), 200, { 'cache-control': 'public, max-age=3600' }),
  );

/** It ends with a day, so that it is the same for everybody who asks on one day. */
function securityTxt(siteUrl: string, now: number): string {
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString().replace('.000', '');
  return [
    `Contact: mailto:${brand.emails.general}`,
    `Contact: ${brand.phone.href}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${PATH}`,
    '',
  ].join('\n');
}
