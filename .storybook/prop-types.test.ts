import { expect, test } from 'vitest';
import { controlOf } from './prop-types.ts';

test('words are edited as text, whatever else a prop takes', () => {
  expect(controlOf('ReactNode', 'Send message')).toEqual({ type: 'text' });
});

test.each(['never', 'ReactNode', 'signature', 'Ref', 'undefined'])(
  'a prop of type %s without words has no control',
  (type) => {
    expect(controlOf(type, undefined)).toBe(false);
  },
);

test.each(['boolean', 'string', 'union', undefined])(
  'a prop of type %s keeps the control that its type has',
  (type) => {
    expect(controlOf(type, undefined)).toBeUndefined();
  },
);
