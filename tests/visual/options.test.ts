import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('stories are compared unless told', () => {
  expect(readOptions([])).toEqual({ action: 'compare', changed: undefined, filtered: false, forwarded: [] });
  expect(readOptions(['--update'])).toMatchObject({ action: 'take' });
});

test('filters reach Playwright', () => {
  expect(readOptions(['-g', 'Actions/Button', '--project', 'wayfell-*', '--project=haulwell-360'])).toMatchObject({
    filtered: true,
    forwarded: ['--grep=Actions/Button', '--project=wayfell-*', '--project=haulwell-360'],
  });
  expect(readOptions(['--workers', '1'])).toMatchObject({ filtered: false, forwarded: ['--workers=1'] });
});

test('changes are those since the branch left main, or since another commit', () => {
  expect(readOptions(['--changed'])).toMatchObject({ changed: { base: undefined } });
  expect(readOptions(['--changed', 'HEAD~2'])).toMatchObject({ changed: { base: 'HEAD~2' } });
});

test('everything is approved, or what is named', () => {
  expect(readOptions(['--approve'])).toEqual({ action: 'approve', names: [] });
  expect(readOptions(['--approve', 'components-type-text', 'Components/Display/Quote'])).toEqual({
    action: 'approve',
    names: ['components-type-text', 'Components/Display/Quote'],
  });
});

test.each([
  [['--chnaged'], "Unknown option '--chnaged'"],
  [['Actions/Button'], "'Actions/Button' is not an option. To choose stories: --grep"],
  [['--changed', 'main', 'HEAD'], "'HEAD' is not an option"],
  [['--approve', '--grep', 'Button'], '--approve takes no pictures'],
  [['--approve', '--changed'], '--approve takes no pictures'],
  [['--workers', 'many'], '--workers takes a whole number from 1'],
])('%j is refused', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
