/** How Storybook writes elements: a story's own handler, or a spy, says nothing to those who copy it. */
export const jsx = { functionValue: () => '() => {}' };

const ROOT = /^<([A-Z]\w*)(?=\s+\w)/;
const TAG = /<([A-Z]\w*)/g;

/**
 * What can be pasted into a page: a helper of the story that takes the component's props is written as the component,
 * and the import line comes first.
 * @param component that the story is about
 * @param names that the design system exports
 */
export function pasteable(code: string, component: string, names: ReadonlySet<string>): string {
  const [, root = component] = ROOT.exec(code) ?? [];
  const isHelper = !names.has(root) && names.has(component);
  const jsxCode = isHelper ? code.replaceAll(new RegExp(`(</?)${root}\\b`, 'g'), `$1${component}`) : code;
  const used = new Set([...jsxCode.matchAll(TAG)].flatMap(([, tag = '']) => (names.has(tag) ? [tag] : [])));
  if (used.size === 0 || !code.startsWith('<')) return jsxCode;
  return `import { ${[...used].sort().join(', ')} } from '@site/design-system';\n\n${jsxCode}`;
}

/** Loaded when a page shows code: stories do without the whole design system. */
export async function toSnippet(code: string, { title }: { title: string }): Promise<string> {
  const designSystem = await import('../design-system/src/index.ts');
  return pasteable(code, title.split('/').at(-1) ?? '', new Set(Object.keys(designSystem)));
}
