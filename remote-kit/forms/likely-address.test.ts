import { expect, test } from 'vitest';
import { likelyAddress } from './likely-address.ts';

test.each([
  ['sam@gmial.com', 'sam@gmail.com'],
  ['sam@gmai.com', 'sam@gmail.com'],
  ['sam@gmaill.com', 'sam@gmail.com'],
  ['sam@gnail.com', 'sam@gmail.com'],
  ['sam@gmail.con', 'sam@gmail.com'],
  ['sam@gmail.co', 'sam@gmail.com'],
  ['sam@gmail.co.uk', 'sam@gmail.com'],
  ['sam@gmail', 'sam@gmail.com'],
  ['Sam.Okoro@GMAIL.COMM', 'Sam.Okoro@gmail.com'],
  [' sam@hotmial.co.uk ', 'sam@hotmail.co.uk'],
  ['sam@yaho.co.uk', 'sam@yahoo.co.uk'],
  ['sam@outlok.com', 'sam@outlook.com'],
  ['sam@iclould.com', 'sam@icloud.com'],
  ['sam@btinternet.co', 'sam@btinternet.com'],
  ['Sam <sam@gmial.com>', 'sam@gmail.com'],
  ['mailto:sam@gmial.com', 'sam@gmail.com'],
  ['sam@gmial.com.', 'sam@gmail.com'],
])('of %s, %s is likely meant', (typed, meant) => expect(likelyAddress(typed)).toBe(meant));

test.each([
  'sam@gmail.com',
  'SAM@Gmail.com',
  'sam@mail.com',
  'sam@email.com',
  'sam@ymail.com',
  'sam@hotmail.fr',
  'sam@yahoo.ca',
  'sam@haulier.example',
  'sam@sky.net',
  'sam',
  '@gmial.com',
  'sam@',
  '',
])('%j is left as it is', (typed) => expect(likelyAddress(typed)).toBeUndefined());
