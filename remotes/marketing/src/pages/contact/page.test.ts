import { beforeAll, expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { meta } from './meta.ts';

let html: string;
let text: string;
beforeAll(async () => ({ html, text } = await renderPage('/contact')));

test.each([
  ['call', 'Call us', 'tel:+441632960140'],
  ['write', 'Email us', 'mailto:hello@haulwell.example'],
  ['visit by appointment', 'Visit us', 'mailto:hello@haulwell.example?subject=Visit%20by%20appointment'],
  ['book a meeting by mail', 'Book a meeting', 'mailto:commercial@haulwell.example?subject=Meeting%20request'],
])('visitors can %s', (_how, title, href) => {
  expect(text).toContain(title);
  expect(html).toContain(`href="${href}"`);
});

test('the phone’s hours, the address and the reply within 24 hours are given', () => {
  expect(text).toContain('Monday to Friday, 8am to 6pm');
  expect(text).toContain('Waltham Cross, Hertfordshire, EN8 0XX. By appointment');
  expect(text).toContain('We reply within 24 hours.');
});

test.each([
  ['General enquiries', 'hello'],
  ['Commercial team', 'commercial'],
  ['Recruitment team', 'recruitment'],
  ['Legal team', 'legal'],
])('%s has an email address of its own, and the phone that all share', (department, mailbox) => {
  const desk = text.slice(text.lastIndexOf(department)).slice(0, 150);
  expect(desk).toContain(`${mailbox}@haulwell.example 01632 960 140`);
});

test('the form has its address and its five kinds of enquiry', () => {
  expect(html).toContain('id="contact-form"');
  const values = [...html.matchAll(/<option value="(\w+)"/g)].map(([, value]) => value);
  expect(values).toEqual(['hire', 'work', 'emergency', 'general', 'partnership']);
});

test('five frequent questions have answers, also for search engines', () => {
  const { structuredData = [] } = meta({ data: undefined, params: {}, url: new URL('https://www.haulwell.example') });
  const faq = structuredData.find((block) => '@type' in block && block['@type'] === 'FAQPage');
  const questions = (faq as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }).mainEntity;
  expect(questions).toHaveLength(5);
  for (const { name, acceptedAnswer } of questions) {
    expect(text).toContain(name);
    expect(text).toContain(acceptedAnswer.text.replaceAll('\u00a0', ' '));
  }
});

test.each(['same-day emergency cover', 'filled in 48–72 hours', 'reviewed in 2–3 business days'])(
  'the answers promise: %s',
  (promise) => expect(text).toContain(promise),
);

test('emergency cover has a banner with both numbers', () => {
  expect(text).toContain('Driver not turned up? Emergency cover, 24/7.');
  expect(text).toContain('Call 01632 960 140 Out of hours 020 7946 0140');
});

test('the eight regions are listed', () => {
  expect(text).toContain('London & South East Midlands North West North East Wales Scotland South West Yorkshire');
});
