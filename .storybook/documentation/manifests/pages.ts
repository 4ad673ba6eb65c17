import { createDocsToolset, createManifestDocsAccess } from 'storybook/internal/core-server';
import { brand } from '../../../design-system/src/brand/facts.ts';
import designSystem from '../../../design-system/package.json' with { type: 'json' };
import { listOf } from './markdown.ts';
import type { ToldManifests } from './manifests.ts';

/** The parts of the list, by how the ids begin. */
const PARTS = [
  ['Components', /^components-/],
  ['Patterns', /^patterns-/],
  ['Foundations', /^foundations-/],
  ['Content', /^content-/],
  ['The API and its mocks', /^contract-/],
  ['Pages of the site', /^(?:pages|features)-/],
] as const;

/** Each page of the documentation as Markdown, the words that Storybook answers programs with, and their list. */
export async function markdownPages(manifests: ToldManifests): Promise<Readonly<Record<string, string>>> {
  const { show } = createDocsToolset({
    docsAccess: createManifestDocsAccess({ getManifests: () => Promise.resolve(manifests) }),
  }).methods;
  const pages = [
    ...Object.values(manifests.docs.docs).map(({ id, title, name, summary }) => ({
      id,
      title: title ?? name,
      summary,
    })),
    ...Object.values(manifests.components.components).map(({ id, name, summary }) => ({ id, title: name, summary })),
  ];
  const texts = pages.map(async ({ id }) => {
    const { markdown } = await show.handler({ id }, CONTEXT);
    return [fileOf(id), [markdown].flat().join('\n\n') + '\n'] as const;
  });
  return { 'llms.txt': listText(pages), ...Object.fromEntries(await Promise.all(texts)) };
}

/** 'which-component--docs' -> 'docs/which-component.md'. */
const fileOf = (id: string): string => `docs/${id.replace(/--docs$/, '')}.md`;

/** What the words are written for: they name no other tool than those of a server. */
const CONTEXT = {
  transport: 'mcp' as const,
  getService: () => {
    throw new Error('Manifests need no service');
  },
};

interface Page {
  id: string;
  title: string;
  summary: string | undefined;
}

/** https://llmstxt.org */
function listText(pages: readonly Page[]): string {
  const partOf = ({ id }: Page): string => PARTS.find(([, form]) => form.test(id))?.[0] ?? 'Start here';
  const byPart = Map.groupBy(pages, partOf);
  return (
    [
      `# The design system of ${brand.name}`,
      `> Components, tokens, patterns and words of the site, at version ${designSystem.version}, and the API that its pages call.`,
      'The same as data: [components](manifests/components.json), [documentation](manifests/docs.json).',
      ...['Start here', ...PARTS.map(([part]) => part)].map((part) =>
        [
          `## ${part}`,
          listOf(
            (byPart.get(part) ?? []).map(
              ({ id, title, summary }) =>
                `[${title.split('/').at(-1)}](${fileOf(id)})${summary === undefined ? '' : `: ${summary}`}`,
            ),
          ),
        ].join('\n\n'),
      ),
    ].join('\n\n') + '\n'
  );
}
