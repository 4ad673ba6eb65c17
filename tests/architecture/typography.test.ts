import { expect, test } from 'vitest';
import { createApiClient } from '@site/contract';
import { createMockApi } from '@site/mocks';
import { typeset } from '@site/remote-kit/typeset.ts';
import { routes } from '../../remotes/marketing/src/routes.tsx';
import { createRenderer, type RenderedPage } from '../../shell/src/entry-server.tsx';

const ORIGIN = 'https://www.haulwell.example';

const renderer = createRenderer({
  remotes: [{ name: 'marketing', routes }],
  loadRemote: () => Promise.resolve({ routes }),
  dataLayer: undefined,
  siteUrl: undefined,
  onError: (error) => ({ message: String(error) }),
});

/** The texts of a page, each as it stands between two elements that end a line. */
const textsOf = (html: string): string[] =>
  html
    .replaceAll(/<(script|style|code|pre|kbd|samp)\b.*?<\/\1>/gs, '')
    .replaceAll(/<\/?(?:a|abbr|b|em|i|mark|span|strong|sub|sup|time|wbr)(?: [^>]*)?>/g, '')
    .split(/<[^>]+>/)
    .map(decode)
    .map((text) => text.replaceAll(/https?:\/\/\S+|\S+@\S+/g, '').trim())
    .filter(Boolean);

const CHARACTERS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&#x27;': "'", '&quot;': '"' };
const decode = (text: string) => text.replaceAll(/&[#\w]+;/g, (entity) => CHARACTERS[entity] ?? entity);

const DAY = '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?';

const rules: Record<string, (text: string) => boolean> = {
  'a range has an en dash, not a hyphen': (text) =>
    /\d[+%kK]? ?- ?[£€]?\d|[AaPp]\.?m\.? ?- ?\d/i.test(text) || new RegExp(`\\b${DAY} ?- ?${DAY}\\b`).test(text),
  'apostrophes and quotation marks are curly': (text) => /['"]/.test(text),
  'no line ends inside “24 hours”, a phone number or “O-licence”': (text) => typeset(text) !== text,
};

const mistakesIn = (html: string): string[] =>
  textsOf(html).flatMap((text) =>
    Object.entries(rules)
      .filter(([, isBroken]) => isBroken(text))
      .map(([rule]) => `${rule}: ${text}`),
  );

async function show(path: string): Promise<string> {
  const api = createApiClient({ ...createMockApi(), baseUrl: ORIGIN });
  const { body } = (await renderer.render(new Request(new URL(path, ORIGIN)), api)) as RenderedPage;
  return body;
}

test.each([...routes.map(({ path }) => path), '/no-such-page', '/blog/no-such-article', '/partners/nobody'])(
  'the words of %s are well set',
  async (path) => {
    const html = await show(path);
    expect(textsOf(html).length).toBeGreaterThan(30);
    expect(mistakesIn(html)).toEqual([]);
  },
);

test.each([
  '<p>Filled in 48-72\u00a0hours</p>',
  '<li>£25,000-£45,000</li>',
  '<p>8:00\u00a0AM-6:00\u00a0PM</p>',
  '<p>Mon-Fri</p>',
  '<p>We&#x27;re open</p>',
  '<p>Say &quot;now&quot;</p>',
  '<p>Within <strong>24 hours</strong></p>',
  '<a href="tel:+441632960140">01632 960 140</a>',
  '<p>Your O-licence</p>',
])('%s is a mistake', (html) => {
  expect(mistakesIn(html)).toHaveLength(1);
});

test.each([
  '<p>48–72\u00a0hours</p>',
  '<p>We’re “open”</p>',
  '<a href="https://legislation.example/2006-561">https://legislation.example/2006-561</a>',
  '<time datetime="2025-06-08">8 June 2025</time>',
  '<code>CPT-10</code>',
  '<p>well-known, 30‑day</p>',
])('%s is right', (html) => {
  expect(mistakesIn(html)).toEqual([]);
});
