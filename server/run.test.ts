import { expect, test } from 'vitest';
import { portFromEnvironment } from './run.ts';

test.each([
  [undefined, 3000],
  ['', 3000],
  [' ', 3000],
  ['8080', 8080],
  [' 8080 ', 8080],
  ['0', 0],
  ['65535', 65_535],
])('PORT=%j is port %d', (PORT, port) => expect(portFromEnvironment(PORT === undefined ? {} : { PORT })).toBe(port));

test.each(['1e3', '0x50', '65536', '-1', '80.5', 'http', '８０'])('PORT=%j is refused', (PORT) => {
  expect(() => portFromEnvironment({ PORT })).toThrow(`PORT must be a number from 0 to 65535, not "${PORT}".`);
});
