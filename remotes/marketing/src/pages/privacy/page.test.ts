import { beforeAll, describe, expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';

let html: string;
let text: string;
beforeAll(async () => ({ html, text } = await renderPage('/privacy')));

test('the month of the last update is shown, and what has been added since', () => {
  expect(text).toContain('Last updated: January 2025');
  expect(text).toContain('Extended November 2026');
});

test('the list beside the text leads to the seven sections', () => {
  const list = /<nav aria-label="On this page".*?<\/nav>/s.exec(html)?.[0] ?? '';
  const ids = [...list.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['collection', 'usage', 'sharing', 'security', 'document-security', 'rights', 'contact']);
  for (const id of ids) expect(html).toContain(`<h2 id="${id}"`);
});

test('every link within the page has its target', () => {
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
});

test.each([
  'Our commitment',
  'Information we collect',
  'How we use your information',
  'For candidates',
  'For clients',
  'Who we share it with',
  'How we protect it, and for how long',
  'Your rights',
  'Access to sensitive documents',
  'Data retention',
  'Contact and complaints',
])('there is a part “%s”', (title) => expect(text).toContain(title));

test.each([
  'your name, address, email address and phone number',
  'your employment history and your CV',
  'your qualifications and licences',
  'references from earlier employers',
  'documents that show your right to work',
  'bank details, for the payroll of temporary staff',
])('the personal information includes %s', (item) => expect(text).toContain(item));

test.each(['IP address', 'browser', 'pages visited', 'Cookies', 'device'])(
  'the technical information includes: %s',
  (item) => expect(text.slice(text.indexOf('Technical information'))).toContain(item),
);

describe('sensitive documents', () => {
  test('are read through a secure portal', () => expect(text).toContain('read through a secure portal'));

  test('do not tell where you are unless your browser has been allowed to', () => {
    expect(text).toContain(
      'Your precise location is requested only if you have granted that permission in your browser',
    );
  });
});

test.each([
  ['Candidate records', 'Up to 7 years after our last contact'],
  ['Client records', '7 years after the contract ends'],
  ['Website data, such as general enquiries', '2 years'],
  ['Marketing data', 'Until you unsubscribe or withdraw your consent'],
  ['Financial records', '7 years'],
  ['Security access logs', '6 years from the access'],
  ['Logs under active investigation', 'Kept indefinitely'],
  ['Logs tied to legal proceedings', 'Until the matter ends, plus any appeal periods'],
])('%s: %s', (what, howLong) => expect(text).toContain(`${what} ${howLong}`));

test.each([
  ['Data access requests', '30 days'],
  ['General queries', '5 days'],
  ['Urgent matters', '24 hours'],
])('%s are answered within %s', (what, time) => {
  expect(text).toContain('From your request, we reply within');
  expect(text).toContain(`${what} ${time}`);
});

describe('complaints', () => {
  test('go to us first, are acknowledged within 30 days and looked into without undue delay', () => {
    expect(text).toContain('acknowledge your complaint within 30 days, look into it without undue delay');
    expect(html).toContain('href="mailto:privacy@haulwell.example"');
  });

  test('can go to the data regulator, whose address and link are given', () => {
    expect(text).toContain('the data regulator, the Information Commission’s Office (ICO), at any time');
    expect(text).toContain('No.3 Circle Square, 5 Hawkshaw Street, Manchester M1 7BL');
    expect(html).toContain('href="https://ico.org.uk/make-a-complaint/"');
  });
});

test.each([
  'Contract, point (b)',
  'Legal obligation, point (c)',
  'Consent, point (a)',
  'Legitimate interests, point (f)',
])('the lawful basis “%s” is named with what it is for', (basis) => expect(text).toContain(basis));
