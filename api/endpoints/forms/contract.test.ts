import { expect, test } from 'vitest';
import { checkInput } from '../../contract/check.ts';
import { ApplicationSchema } from './apply-to-job/contract.ts';
import { ContactMessageSchema } from './send-email/contract.ts';

const valid = {
  firstName: 'Priya',
  lastName: 'Shah',
  email: 'priya@example.com',
  phone: '+44 (0)1632 960-140',
  inquiryType: 'hire',
  message: 'Two drivers',
  website: '',
};

function errorOf(field: keyof typeof valid, value: string) {
  const checked = checkInput(ContactMessageSchema, { ...valid, [field]: value });
  return checked.ok ? undefined : checked.fields[field];
}

test('a complete message is accepted', () => {
  expect(checkInput(ContactMessageSchema, valid)).toEqual({ ok: true, data: valid });
});

test.each([
  ['firstName', 'First name is required'],
  ['lastName', 'Last name is required'],
  ['email', 'Email is required'],
  ['phone', 'Phone number is required'],
  ['inquiryType', 'Please select how we can help you'],
  ['message', 'Please tell us more about your requirements'],
] as const)('an empty %s gets the message of its first rule', (field, message) => {
  expect(errorOf(field, '')).toBe(message);
});

test('spaces and marks that nobody sees are not an answer', () => {
  expect(errorOf('firstName', '   ')).toBe('First name is required');
  expect(errorOf('lastName', '\u200b \u2060\u3164\u2800')).toBe('Last name is required');
  expect(errorOf('phone', '\u200b \u2060')).toBe('Phone number is required');
  expect(errorOf('message', '   ')).toBe('Please tell us more about your requirements');
});

test.each(['priya', 'priya@example', '@example.com', 'pri ya@example.com'])('"%s" is not an email address', (email) => {
  expect(errorOf('email', email)).toBe('Please enter a valid email address');
});

test.each(['01632 96', '01632+960140', '123456789'])('"%s" is not a phone number', (phone) => {
  expect(errorOf('phone', phone)).toMatch(/^Please enter a valid phone number/);
});

test('a message of 10 characters is long enough, and one of 9 is not', () => {
  expect(errorOf('message', 'x'.repeat(10))).toBeUndefined();
  expect(errorOf('message', 'x'.repeat(9))).toBe('Message must be at least 10 characters long');
});

test('the honeypot is not checked here: it goes to the server unchanged', () => {
  const filled = { ...valid, website: 'https://spam.example' };
  expect(checkInput(ContactMessageSchema, filled)).toMatchObject({ ok: true, data: { website: filled.website } });
});

test('an application needs a name, an email address and a phone number, and nothing else', () => {
  const job = { jobTitle: 'Class 1 Driver', jobSlug: 'class-1-driver' };
  expect(checkInput(ApplicationSchema, job)).toEqual({
    ok: false,
    fields: { fullName: 'Full name is required', email: 'Email is required', phone: 'Phone number is required' },
  });
  const typed = { fullName: ' Sam Okoro ', email: 'sam@example.com', phone: '+44 7700 900123' };
  expect(checkInput(ApplicationSchema, { ...job, ...typed })).toMatchObject({
    ok: true,
    data: { fullName: 'Sam Okoro', jobSlug: 'class-1-driver', coverLetter: '', cv: '' },
  });
});
