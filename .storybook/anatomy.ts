import { afterEach } from 'vitest';
import { specOf } from '../design-system/docs/component-page/sources.ts';

/** Documentation numbers the parts of a component in one of its stories: that story has them. */
afterEach(({ task, expect }) => {
  const [, folder = ''] = /\/components\/([\w-]+)\//.exec(task.file.filepath) ?? [];
  const anatomy = specOf(folder)?.anatomy;
  if (anatomy?.story !== task.name.replaceAll(' ', '')) return;
  const missing = anatomy.parts.filter(({ selector }) => !document.querySelector(selector));
  expect(
    missing.map(({ name }) => name),
    'parts in SPEC.md that are not in the story',
  ).toEqual([]);
});
