import { join } from 'node:path';
import { expect, test } from 'vitest';
import { typesBehind } from './types.ts';

const file = join(import.meta.dirname, '../../../design-system/src/components/checkbox-group/checkbox-group.tsx');
const types = typesBehind(file, 'CheckboxGroup', new Set(['legend', 'name', 'options'])).join('\n');

test('tells the types that props name, also those of other files', () => {
  expect(types).toContain('export type CheckboxOption = ChoiceOptionContent;');
  expect(types).toContain('export interface ChoiceOptionContent {');
});

test('tells alternatives of props', () => {
  expect(types).toContain(
    '{ values: readonly string[]; onValuesChange: OnValuesChange; onChange?: never; defaultValues?: never }',
  );
});

test('leaves out a type whose members are told already', () => {
  const all = new Set([...types.matchAll(/^ +'?([\w-]+)'?\??:/gm)].map(([, member = '']) => member));
  expect(typesBehind(file, 'CheckboxGroup', all).join('\n')).not.toContain('interface ChoiceOptionContent');
});
