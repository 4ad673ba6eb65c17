import type { ComponentManifest } from '@storybook/mcp';
import { propsOf, type PropFacts } from './manifests/component.ts';
import type { ToldManifests } from './manifests/manifests.ts';

/**
 * What Figma's Code Connect publishes, so that a component in a design shows our code: a file for each component, and
 * the settings that say where in Figma each one is. https://developers.figma.com/docs/code-connect
 */
export function codeConnectFiles({ components }: ToldManifests): Readonly<Record<string, string>> {
  const ours = Object.values(components.components).filter(({ id }) => id.startsWith('components-'));
  const settings = {
    codeConnect: {
      parser: 'react',
      include: ['*.figma.tsx'],
      documentUrlSubstitutions: Object.fromEntries(ours.map((component) => [placeOf(component), ''])),
    },
  };
  return {
    'code-connect/figma.config.json': `${JSON.stringify(settings, null, 2)}\n`,
    ...Object.fromEntries(ours.map((component) => [`code-connect/${component.name}.figma.tsx`, connect(component)])),
  };
}

/** What stands for its address in Figma. */
const placeOf = ({ name }: ComponentManifest): string => `<FIGMA_${name.toUpperCase()}>`;

function connect(component: ComponentManifest): string {
  const { name } = component;
  const props = Object.entries(propsOf(component)).flatMap(([prop, facts]) => {
    const mapped = inFigma(prop, facts);
    return mapped && /^\w+$/.test(prop) ? [{ prop, mapped }] : [];
  });
  const attributes = props.flatMap(({ prop }) => (prop === 'children' ? [] : `${prop}={${prop}}`));
  const opening = [name, ...attributes].join(' ');
  const hasChildren = props.some(({ prop }) => prop === 'children');
  return [
    "import figma from '@figma/code-connect';",
    `import { ${name} } from '@site/design-system';`,
    '',
    `figma.connect(${name}, '${placeOf(component)}', {`,
    '  props: {',
    ...props.map(({ prop, mapped }) => `    ${prop}: ${mapped},`),
    '  },',
    `  example: ({ ${props.map(({ prop }) => prop).join(', ')} }) => (`,
    hasChildren ? `    <${opening}>{children}</${name}>` : `    <${opening} />`,
    '  ),',
    '});',
    '',
  ].join('\n');
}

/** A property of that name in Figma; undefined for what a design does not set, such as a handler. */
function inFigma(prop: string, { tsType }: PropFacts): string | undefined {
  if (tsType?.name === 'boolean') return `figma.boolean('${prop}')`;
  if (tsType?.name === 'string' || tsType?.name === 'ReactNode') return `figma.string('${prop}')`;
  const values = tsType?.elements?.map(({ value = '' }) => value) ?? [];
  if (values.length === 0 || !values.every((value) => /^(?:'[^']*'|\d+)$/.test(value))) return undefined;
  return `figma.enum('${prop}', { ${values.map((value) => `${inQuotes(value)}: ${value}`).join(', ')} })`;
}

const inQuotes = (value: string): string => (value.startsWith("'") ? value : `'${value}'`);
