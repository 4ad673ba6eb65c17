import { expect, test } from 'vitest';
import { checkField, checkMessage, knownErrors, type ContactField, type ContactValues } from './contact-fields.ts';

const sound: ContactValues = {
  firstName: 'Priya',
  lastName: 'Shah',
  email: 'priya@example.com',
  phone: '+44 (0)1632 960-140',
  inquiryType: 'hire',
  message: 'Two drivers',
  website: '',
};

const errorOf = (field: ContactField, value: string) => checkField({ ...sound, [field]: value }, field);

test('a complete message is accepted', () => {
  expect(checkMessage(sound)).toEqual({ ok: true, data: sound });
});

test.each<[ContactField, string]>([
  ['firstName', 'First name is required'],
  ['lastName', 'Last name is required'],
  ['email', 'Email is required'],
  ['phone', 'Phone number is required'],
  ['inquiryType', 'Please select how we can help you'],
  ['message', 'Please tell us more about your requirements'],
])('an empty %s is asked for, by its first rule', (field, message) => {
  expect(errorOf(field, '')).toBe(message);
});

test('spaces are no answer', () => {
  expect(errorOf('firstName', '   ')).toBe('First name is required');
  expect(errorOf('message', '   ')).toBe('Please tell us more about your requirements');
});

test.each(['priya', 'priya@example', '@example.com', 'pri ya@example.com'])('"%s" is no e-mail address', (email) => {
  expect(errorOf('email', email)).toBe('Please enter a valid email address');
});

test.each(['01632 96', '01632 960 14O', '01632+960140', '123456789'])('"%s" is no phone number', (phone) => {
  expect(errorOf('phone', phone)).toBe('Please enter a valid phone number');
});

test('a message of 10 characters is long enough, and one of 9 is not', () => {
  expect(errorOf('message', 'x'.repeat(10))).toBeUndefined();
  expect(errorOf('message', 'x'.repeat(9))).toBe('Message must be at least 10 characters long');
});

test('a field that is sound has no error, whatever the others hold', () => {
  expect(checkField({ ...sound, email: '', message: '' }, 'firstName')).toBeUndefined();
});

test('the hidden trap is not checked here: it travels to the server as it is', () => {
  expect(checkMessage({ ...sound, website: 'https://spam.example' })).toMatchObject({
    ok: true,
    data: { website: 'https://spam.example' },
  });
});

test('errors of unknown fields are left out', () => {
  expect(knownErrors({ email: 'No such domain', website: 'Invalid submission', 'a.b': 'x' })).toEqual({
    email: 'No such domain',
  });
});
