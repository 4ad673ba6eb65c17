import { join } from 'node:path';
import type { ComponentManifest, Doc } from '@storybook/mcp';
import { loadManifests } from 'storybook/internal/core-server';
import type { IndexEntry, Presets } from 'storybook/internal/types';
import { collectFacts } from '../component-facts/collect.ts';
import { describeComponent } from './component.ts';
import designSystem from '../../../design-system/package.json' with { type: 'json' };
import { summaryOf, toMarkdown } from './mdx.ts';
import { describePage } from './page.ts';

const root = join(import.meta.dirname, '../../..');

interface Meta {
  /** Its version, which is that of the shell's copy. */
  designSystem: string;
}

/** Of the form that holds all content. */
export interface ToldManifests {
  components: { components: Record<string, ComponentManifest>; meta?: Meta };
  docs: { docs: Record<string, Doc> };
}

/**
 * Storybook's manifests with what only our pages know: guidance, tokens and statuses of components, the API's contract
 * and what the mocks answer.
 */
export async function describeAll(
  { components, docs }: Partial<ToldManifests> = {},
  entries: readonly IndexEntry[],
): Promise<ToldManifests> {
  const facts = await collectFacts(root);
  // Later than the rest of Storybook's configuration: it loads all mocks.
  const { contractDocs } = await import('./contract.ts');
  const titles = new Map(entries.map(({ id, title }) => [id.split('--')[0] ?? id, title]));
  const describe = (component: ComponentManifest): ComponentManifest => {
    const title = titles.get(component.id) ?? component.name;
    if (component.id.startsWith('components-')) return describeComponent(component, facts);
    return component.docs ? describePattern(component, title) : describePage(component, title);
  };
  const pages = mapValues(docs?.docs, (page) => describeDocs(page, page.title ?? ''));
  const written = [...Object.values(pages).filter(({ content }) => content), ...contractDocs()];
  return {
    components: {
      ...components,
      components: mapValues(components?.components, describe),
      meta: { ...components?.meta, designSystem: designSystem.version },
    },
    docs: { ...docs, docs: Object.fromEntries(written.map((page) => [page.id, page])) },
  };
}

/** The manifests as Storybook serves them, and writes them when it is built. */
export const manifestsOf = async (presets: Presets): Promise<ToldManifests> =>
  (await loadManifests(presets)) as unknown as ToldManifests;

/** Its stories show a part that is made for them: what it says is in its page. */
const describePattern = (component: ComponentManifest, title: string): ComponentManifest => {
  const docs = mapValues(component.docs, (page) => describeDocs(page, title));
  return { ...describePage(component, title), docs, summary: Object.values(docs)[0]?.summary ?? title };
};

function describeDocs(page: Doc, title: string): Doc {
  const content = toMarkdown(page.content ?? '', title).replace(/^# .*\n+/, '');
  const summary = summaryOf(content);
  return { ...page, content, ...(summary === undefined ? {} : { summary }) };
}

const mapValues = <From, To>(
  values: Readonly<Record<string, From>> = {},
  change: (value: From) => To,
): Record<string, To> => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
