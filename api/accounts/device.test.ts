import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36';

test.each([
  ['Firefox on Windows', `${WINDOWS.replace(')', '; rv:153.0)')} Gecko/20100101 Firefox/153.0`],
  ['Chrome on Windows', `${WINDOWS} ${CHROME}`],
  ['Edge on Windows', `${WINDOWS} ${CHROME} Edg/149.0.0.0`],
  ['Safari on Mac', `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15`],
  [
    'Safari on iPhone or iPad',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
  ],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME.replace('Safari', 'Mobile Safari')}`],
  ['A browser', ''],
  ['A browser', 'curl/8.5.0'],
])('%s', (name, agent) => {
  expect(deviceOf(new Request('http://localhost', { headers: { 'user-agent': agent } }))).toBe(name);
});
