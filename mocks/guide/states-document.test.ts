import { expect, test } from 'vitest';
import { statesDocument } from './states-document.ts';

test('docs/mock-states.md says what the mocks offer (to write it anew: npx vitest run --project unit mocks/guide -u)', () =>
  expect(statesDocument()).toMatchFileSnapshot('../../docs/mock-states.md'));
