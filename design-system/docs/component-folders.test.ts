import { expect, test } from 'vitest';
import { componentName, folderOf } from './component-folders.ts';

test.each([
  ['link', 'Link'],
  ['visually-hidden', 'VisuallyHidden'],
])('the folder %s has the component %s', (folder, component) => {
  expect(componentName(folder)).toBe(component);
  expect(folderOf(component)).toBe(folder);
});
