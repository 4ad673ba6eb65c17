import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { codeConnectFiles } from './code-connect.ts';

const props = {
  variant: {
    tsType: { name: 'union', raw: "'primary' | 'quiet'", elements: [{ value: "'primary'" }, { value: "'quiet'" }] },
  },
  level: { tsType: { name: 'union', raw: '2 | 3', elements: [{ value: '2' }, { value: '3' }] } },
  pending: { tsType: { name: 'boolean' } },
  children: { tsType: { name: 'ReactNode', raw: 'ReactNode' } },
  onPress: { tsType: { name: 'signature', raw: '() => void' } },
};
const button = { id: 'components-actions-button', name: 'Button', path: '', stories: [], reactDocgen: { props } };
const page = { id: 'pages-home', name: 'Home', path: '', stories: [] };
const files = codeConnectFiles({
  components: { components: { [button.id]: button, [page.id]: page } },
  docs: { docs: {} },
} as never);
const file = files['code-connect/Button.figma.tsx'] ?? '';

test('a component has the properties that a design sets, by the same names', () => {
  expect(file).toContain("variant: figma.enum('variant', { 'primary': 'primary', 'quiet': 'quiet' }),");
  expect(file).toContain("level: figma.enum('level', { '2': 2, '3': 3 }),");
  expect(file).toContain("pending: figma.boolean('pending'),");
  expect(file).not.toContain('onPress');
});

test('it shows the code that uses it', () => {
  expect(file).toContain("import { Button } from '@site/design-system';");
  expect(file).toContain('<Button variant={variant} level={level} pending={pending}>{children}</Button>');
  expect(() => parseAst(file, { lang: 'tsx' })).not.toThrow();
});

test('where it is in Figma is one setting', () => {
  expect(file).toContain("figma.connect(Button, '<FIGMA_BUTTON>', {");
  expect(JSON.parse(files['code-connect/figma.config.json'] ?? '')).toMatchObject({
    codeConnect: { documentUrlSubstitutions: { '<FIGMA_BUTTON>': '' } },
  });
});

test('what is no component of the design system has no file', () => {
  expect(Object.keys(files)).toEqual(['code-connect/figma.config.json', 'code-connect/Button.figma.tsx']);
});
