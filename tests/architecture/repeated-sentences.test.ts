import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repeatedSentences } from './repeated-sentences.ts';

const root = dirname(dirname(import.meta.dirname));

describe('what visitors are told', () => {
  test('is written out in one part of the site, often api/contract, and imported by the others', () => {
    expect(repeatedSentences(root)).toEqual({});
  });

  test('is found when two parts write it out: in a template, between tags, as a refusal’s message', () => {
    expect(repeatedSentences(join(root, 'tests/fixtures/repeated-sentences'))).toEqual({
      'No depot': ['api/depot.ts', 'mocks/depot.ts', 'shell/src/gate.ts'],
      'The depot has closed for the night.': ['api/contract/sentences.ts', 'api/depot.ts'],
      'Ring the bell at the gate.': ['remotes/marketing/src/depot.tsx', 'shell/src/gate.ts'],
    });
  });
});
