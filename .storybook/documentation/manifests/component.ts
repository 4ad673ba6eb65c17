import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ComponentManifest, Story } from '@storybook/mcp';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { readDocstring } from '../../../design-system/docs/component-page/docstring.ts';
import { readSpec } from '../../../design-system/docs/component-page/spec.ts';
import { statusOf } from '../../../design-system/docs/status/status.ts';
import { needs } from '../../../design-system/docs/which-component/needs.ts';
import { otherNames } from '../../../design-system/docs/which-component/other-names.ts';
import type { ComponentFacts, FactsByFolder } from '../component-facts/component-facts.ts';
import { releases } from '../releases.ts';
import { listOf, section, sentence, tableOf } from './markdown.ts';
import { typesBehind } from './types.ts';

const root = join(import.meta.dirname, '../../..');
const exported = new Set(releases.at(-1)?.exports);

/** What Storybook's own reader tells of a prop. */
export interface PropFacts {
  description?: string;
  tsType?: { name: string; raw?: string; elements?: { value?: string }[] };
}

/** A component of the design system, with what its documentation page says of it besides what Storybook reads. */
export function describeComponent(component: ComponentManifest, facts: FactsByFolder): ComponentManifest {
  const { id, name, path = '', stories = [], error } = component;
  const folder = dirname(join(root, path));
  const docs = `${id}--guidance`;
  const content = guidanceOf(component, folder, facts[basename(folder)]);
  const told = { ...component, ...(error && readSource(folder, name)) };
  delete told.error;
  return {
    ...told,
    ...(told.reactDocgen && { reactDocgen: { ...told.reactDocgen, definedInFile: undefined, props: propsOf(told) } }),
    summary: readDocstring(told.description ?? '').summary,
    import: importOf(name, stories),
    docs: { [docs]: { id: docs, name: 'Guidance', title: name, path, content } },
  };
}

/** Its props without those that nobody may set, and with the names of icons told once: as the type of `Icon`'s. */
export function propsOf({ name: component, reactDocgen }: ComponentManifest): Record<string, PropFacts> {
  const props = Object.entries((reactDocgen as { props?: Record<string, PropFacts> } | undefined)?.props ?? {});
  return Object.fromEntries(
    props
      .filter(([, { description }]) => description !== '@ignore')
      .map(([name, prop]) => {
        if (prop.tsType?.raw !== 'keyof typeof icons') return [name, prop];
        const names = prop.tsType.elements?.map(({ value = '' }) => `'${value.replaceAll("'", '')}'`).join(' | ');
        return [name, { ...prop, tsType: { name: (component === 'Icon' && names) || 'IconName' } }];
      }),
  );
}

/** What Storybook could not read: of a component that renders no element of its own. */
function readSource(folder: string, name: string): Pick<ComponentManifest, 'description' | 'apiDescription'> {
  const source = readFileSync(join(folder, `${basename(folder)}.tsx`), 'utf8');
  const [, docstring = ''] =
    new RegExp(String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*export \w+ ${name}\b`).exec(source) ?? [];
  const [props = ''] = new RegExp(String.raw`export interface ${name}Props [^]*?\n}`).exec(source) ?? [];
  return {
    description: docstring.replaceAll(/^\s*\* ?/gm, '').trim(),
    apiDescription: `## Props\n\n\`\`\`\n${props}\n\`\`\``,
  };
}

/** What its stories name of the design system, from where everybody imports it. */
function importOf(name: string, stories: readonly Story[]): string {
  const named = stories.flatMap(({ snippet = '' }) =>
    [...snippet.matchAll(/<([A-Z]\w*)/g)].map(([, each = '']) => each),
  );
  const names = [...new Set([name, ...named])].filter((each) => exported.has(each)).toSorted();
  return `import { ${names.join(', ')} } from '@site/design-system';`;
}

function guidanceOf(component: ComponentManifest, folder: string, facts: ComponentFacts | undefined): string {
  const { id, name, path = '' } = component;
  const need = needs.flatMap((area) => area.needs).find(({ page }) => page === id);
  const file = join(folder, 'SPEC.md');
  const spec = existsSync(file) ? readSpec(readFileSync(file, 'utf8')) : undefined;
  const title = titleIn(join(root, path));
  const known = new Set(Object.keys(propsOf(component)));
  const types = typesBehind(join(folder, `${basename(folder)}.tsx`), name, known);
  const { name: status, ...versions } = statusOf(need?.exportName ?? name, releases);
  return [
    sentence('Status', [status, ...Object.entries(versions).map(([what, version]) => `${what} ${version}`)]),
    sentence('Also called', otherNames[id] ?? []),
    need && `For ${need.need}. Not to forget: ${need.otherwise.what} (\`${id}--${need.otherwise.story}\`).`,
    section(
      'Do and don’t',
      listOf(
        (spec?.guidance ?? []).map(
          ({ verdict, story, why }) => `${verdict}: ${why} (\`${toId(title, storyNameFromExport(story))}\`)`,
        ),
      ),
    ),
    section('Content', spec?.content),
    section('Types', types.length > 0 ? `\`\`\`\n${types.join('\n\n')}\n\`\`\`` : undefined),
    section('Keyboard', spec?.keyboard),
    section('Parts', listOf((spec?.anatomy?.parts ?? []).map(({ name: part, rule }) => `${part}: ${rule}`))),
    section(
      'Tokens',
      tableOf(
        ['Token', 'Gives'],
        (facts?.tokens ?? []).map((token) => [`\`${token.name}\``, token.properties.join(', ')]),
      ),
    ),
    sentence('Made of', facts?.madeOf ?? []),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const titleIn = (stories: string): string => /title: '([^']+)'/.exec(readFileSync(stories, 'utf8'))?.[1] ?? '';
