import { beforeAll, describe, expect, test } from 'vitest';
import { LANDING_ROLES } from '@site/contract';
import { brand } from '@site/design-system';
import { renderPage } from '../../testing/render-page.tsx';

let page: Awaited<ReturnType<typeof renderPage>>;
beforeAll(async () => {
  page = await renderPage('/candidates');
});

test.each(['job-categories', 'apply'])('the hero links to #%s', (id) => {
  expect(page.html).toContain(`href="#${id}"`);
  expect(page.html).toContain(`id="${id}"`);
});

test.each([
  ['HGV/LGV', '£25,000–£45,000'],
  ['PSV', '£22,000–£35,000'],
  ['Engineering & technical', '£28,000–£55,000'],
  ['Van drivers', '£20,000–£32,000'],
])('%s pays %s', (category, range) => {
  const row = [...page.html.matchAll(/<tr.*?<\/tr>/gs)].map(([item]) => item).find((item) => item.includes(range));
  expect(row?.replaceAll('&amp;', '&')).toContain(`>${category}</p>`);
});

test('each category links to its jobs', () => {
  const section = /<section[^>]*aria-labelledby="pay".*?<\/section>/s.exec(page.html)?.[0] ?? '';
  const hrefs = [...section.matchAll(/href="(\/jobs[^"]+)"/g)].map(([, href]) => href);
  expect(hrefs).toEqual(['/jobs/hgv-driver', '/jobs?search=psv+driver', '/jobs?search=technician', '/jobs/van-driver']);
  expect(LANDING_ROLES.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['hgv-driver', 'van-driver']));
});

test('there are four benefits', () => {
  const section = /<section[^>]*aria-labelledby="benefits".*?<\/section>/s.exec(page.html)?.[0];
  expect(section?.match(/<li/g)).toHaveLength(4);
});

test('applying takes four steps, in this order', () => {
  const section = /<section[^>]*aria-labelledby="applying".*?<\/section>/s.exec(page.html)?.[0] ?? '';
  const steps = ['Application', 'Screening', 'Documentation', 'Placement'].map((step) =>
    section.indexOf(`>${step}</h3>`),
  );
  expect(steps).not.toContain(-1);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
});

test('applications are reviewed in 2–3 business days', () => {
  expect(page.text).toContain('We review applications in 2–3 business days.');
});

test.each(['Driving licence', 'Driver CPC card', 'Tachograph card'])('the %s is to have to hand', (card) =>
  expect(page.text).toContain(card),
);

test('three people tell what it is like, by first name and trade', () => {
  expect(page.html.match(/<blockquote/g)).toHaveLength(3);
});

describe('the application form', () => {
  test.each(['Full name', 'Email', 'Phone number', 'Career interest', 'Years of experience', 'About you'])(
    'asks for %s',
    (label) => expect(page.html).toMatch(new RegExp(`<label[^>]*>${label} ?<`)),
  );

  test('offers the five interests', () => {
    const options = [...page.html.matchAll(/<option value="[^"]+">([^<]+)</g)].map(([, label]) => label);
    expect(options).toEqual(['HGV/LGV Driver', 'PSV Driver', 'Van Driver', 'Engineering &amp; technical', 'Other']);
  });

  test('says what the details are used for', () => expect(page.html).toMatch(/href="\/privacy"[^>]*>How we use/));
});

test('there are links to call and write, and the address of the office', () => {
  expect(page.html).toContain(`href="${brand.phone.href}"`);
  expect(page.html).toContain(`href="mailto:${brand.emails.recruitment}"`);
  expect(page.text).toContain(brand.address.street);
  expect(page.text).toContain(brand.address.postcode);
});

test('a sent form is confirmed with its reference, in place of the form', async () => {
  const { html, text } = await renderPage('/candidates?sent=CAN-7K2M9Q');
  expect(text).toContain('Thank you. We have your application.');
  expect(text).toContain('Reference CAN-7K2M9Q');
  expect(html).not.toContain('<form');
});
