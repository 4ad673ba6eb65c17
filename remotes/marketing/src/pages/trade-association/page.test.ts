import { brand } from '@site/design-system';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';

const { html, text } = await renderPage('/partners/cpt');

test('members get 10% off staffing fees, not candidate salary', () => {
  expect(text).toContain('10% off staffing fees, not candidate salary');
});

test('members are offered drivers, engineers and office staff, for a shift, for a season or for good', () => {
  expect(text).toContain(
    'PSV drivers, engineers and office staff vetted and ready, for a shift, for a season or for good',
  );
});

test('the code is CPT10, and a button copies it', () => {
  expect(text).toMatch(/Your code CPT10 Copy the code/);
  expect(html).toMatch(/<button[^>]*>.*?Copy the code/s);
});

test('the offer is valid 90 days from booking', () => {
  expect(text).toContain('Valid 90 days from booking');
});

test('members call one of two numbers or send an email', () => {
  for (const { display, href } of [brand.phone, brand.phoneAlt]) {
    expect(html).toContain(`href="${href}"`);
    expect(text).toContain(display.replaceAll('\u00a0', ' '));
  }
  expect(html).toContain(`href="mailto:${brand.emails.partnerships}`);
});

test.each(['Professional drivers', 'Skilled engineering personnel', 'Back-office support'])(
  '"%s" is one of the three services',
  (service) => {
    expect(html).toMatch(new RegExp(`<h3[^>]*>${service}</h3>`));
  },
);

test('reasons to choose us are given', () => {
  const [, block = ''] = /Why members choose us(.*?)<\/section>/s.exec(html) ?? [];
  expect(block.match(/<li/g)?.length).toBeGreaterThan(3);
});

test('the next step is to ask for staff, with a form on the page', () => {
  expect(html).toMatch(/<a[^>]*href="#ask-for-staff"[^>]*>(<[^>]+>)*Ask for staff/);
  expect(html).toMatch(/<section[^>]*id="ask-for-staff".*<form[^>]*action="\/partners\/cpt#ask-for-staff"/s);
  expect(html).toMatch(/<input type="hidden"[^>]*name="inquiryType" value="hire"/);
});

test('a link leads back to the partners', () => {
  expect(html).toMatch(/<a[^>]*href="\/partners"[^>]*><svg.*?<\/svg>All partners<\/a>/s);
});
