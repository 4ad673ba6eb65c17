import { brand } from '@site/design-system/brand';
import { expect, test } from 'vitest';
import { createSecurityTxt } from './security-txt.ts';

test('security.txt names whom to tell of a weakness, and is valid for half a year from the day it is read', async () => {
  const now = () => Date.parse('2026-11-26T13:45:00Z');
  const answer = await createSecurityTxt('https://www.example.com', now).request('/.well-known/security.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=UTF-8');
  expect((await answer.text()).split('\n')).toEqual([
    `Contact: mailto:${brand.emails.general}`,
    `Contact: ${brand.phone.href}`,
    'Expires: 2027-05-25T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://www.example.com/.well-known/security.txt',
    '',
  ]);
});
