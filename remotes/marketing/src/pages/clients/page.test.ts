import { beforeAll, describe, expect, test } from 'vitest';
import { brand } from '@site/design-system';
import { renderPage } from '../../testing/render-page.tsx';

let page: Awaited<ReturnType<typeof renderPage>>;
beforeAll(async () => {
  page = await renderPage('/clients');
});

test('the title is Hire with Us', () => expect(page.html).toMatch(/<h1[^>]*>Hire with Us<\/h1>/));

test.each([
  ['driver-recruitment', 'Driver recruitment'],
  ['engineering-technical', 'Engineering & technical'],
  ['compliance-screening', 'Compliance & screening'],
  ['rapid-response', 'Rapid response'],
])('the service #%s is described', (id, title) => {
  const card = page.html.split(`id="${id}"`)[1];
  expect(card?.slice(0, 400).replaceAll('&amp;', '&')).toContain(`>${title}</h3>`);
});

test('there are eight benefits', () => {
  const section = /<section[^>]*aria-labelledby="benefits".*?<\/section>/s.exec(page.html)?.[0] ?? '';
  expect(section.match(/<li/g)).toHaveLength(8);
  for (const claim of ['30,000+ drivers', '24/7 support', '100% compliant', 'UK-wide coverage'])
    expect(section.replaceAll('\u00a0', ' ')).toContain(claim);
});

test('hiring takes four steps, in this order', () => {
  const steps = ['Initial consultation', 'Candidate sourcing', 'Compliance checks', 'Placement & support'];
  const places = steps.map((step) => page.text.indexOf(step));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test.each(['reply within 24 hours', 'same-day emergency cover', '48–72 hours'])('we promise: %s', (promise) => {
  expect(page.text).toContain(promise);
});

test.each([
  'Contingency recruitment',
  'Executive search',
  'Temporary staffing',
  'Project campaigns',
  'Built-to-fit solutions',
])('%s is offered', (service) => expect(page.text).toContain(service));

test('contingency recruitment costs no fee upfront: operators pay only on a successful placement', () => {
  expect(page.text).toContain('No fee upfront');
  expect(page.text).toContain('you pay only on a successful placement');
});

describe('the quote form', () => {
  test.each(['Company name', 'Contact name', 'Email', 'Service required', 'Your requirements'])(
    'asks for %s',
    (label) => expect(page.html).toMatch(new RegExp(`<label[^>]*>${label}<`)),
  );

  test('offers the four services', () => {
    const options = [...page.html.matchAll(/<option value="[^"]+">([^<]+)</g)].map(([, label]) => label);
    expect(options).toEqual(['Driver recruitment', 'Engineering &amp; technical', 'Emergency cover', 'Other']);
  });

  test('says what the details are used for', () => expect(page.html).toMatch(/href="\/privacy"[^>]*>How we use/));
});

test('the contact block has its anchor, and links to call and write', () => {
  const block = /<aside[^>]* id="contact".*?<\/aside>/s.exec(page.html)?.[0];
  expect(block).toContain(`href="${brand.phone.href}"`);
  expect(block).toContain(`href="mailto:${brand.emails.commercial}"`);
});

test('a sent form is confirmed with its reference, in place of the form', async () => {
  const { html, text } = await renderPage('/clients?sent=QUO-7K2M9Q');
  expect(text).toContain('Thank you. We have your request.');
  expect(text).toContain('Reference QUO-7K2M9Q');
  expect(html).not.toContain('<form');
});
