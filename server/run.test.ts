import { expect, onTestFinished, test, vi } from 'vitest';
import { portFromEnvironment, run } from './run.ts';

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

test('a start that never ends is given up after half an hour', async () => {
  vi.useFakeTimers();
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const on = vi.spyOn(process, 'on').mockReturnThis();
  const once = vi.spyOn(process, 'once').mockReturnThis();
  onTestFinished(() => {
    vi.useRealTimers();
    for (const spy of [exit, said, on, once]) spy.mockRestore();
  });
  const ended = run(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  await ended;
  expect(String(said.mock.calls)).toContain('The start took more than 1800 seconds');
  expect(exit).toHaveBeenCalledWith(1);
});
