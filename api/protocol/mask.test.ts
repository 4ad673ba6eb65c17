import { expect, test } from 'vitest';
import { maskAddresses, maskEmail, maskName, maskPhone } from './mask.ts';

test.each([
  ['sam.okafor@example.com', 's•••@example.com'],
  ['"odd@name"@example.com', '"•••@example.com'],
  ['É.lodie@bücher.example', 'É•••@bücher.example'],
  ['not an address', 'n•••'],
  ['', '•••'],
])('of the address %j, %j is shown', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});

test.each([
  ['Síle O’Brien', 'S••• O•••'],
  ['  Ada   de la Cruz ', 'A••• d••• l••• C•••'],
  ['𝒜da', '𝒜•••'],
  ['', ''],
])('of the name %j, %j is shown', (name, shown) => {
  expect(maskName(name)).toBe(shown);
});

test.each([
  ['01632 960 202', '•••202'],
  ['01632 960 202 (after 5pm)', '•••202'],
  ['+44 (0)1632 960-118', '•••118'],
  ['999', '•••'],
  ['none', '•••'],
])('of the phone number %j, %j is shown', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown);
});

test.each([
  ['550 5.1.1 <ada@example.org>: no such user', '550 5.1.1 <a•••@example.org>: no such user'],
  ["Can't mail to:ada@example.org, ben@example.org", "Can't mail to:a•••@example.org, b•••@example.org"],
  ['An address that was cut off: ada.okafor@', 'An address that was cut off: a•••@'],
  ['452 4.3.1 Insufficient storage', '452 4.3.1 Insufficient storage'],
])('in the message %j, addresses are masked', (message, shown) => {
  expect(maskAddresses(message)).toBe(shown);
});
