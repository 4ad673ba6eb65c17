/** What only the design system's own pages need. Storybook finds these by their names. */
import { dirname, join } from 'node:path';
import type { IndexEntry, Options } from 'storybook/internal/types';
import { mergeConfig, type InlineConfig } from 'vite';
import { componentFacts } from './component-facts/plugin.ts';
import { describeAll, manifestsOf, type ToldManifests } from './manifests/manifests.ts';
import { filesOf } from './manifests/files.ts';
import { textFiles } from './text-files.ts';
import { tokenDownloads } from './token-downloads.ts';
import { tokenUses } from './token-uses/plugin.ts';

const root = dirname(dirname(import.meta.dirname));

export const features = (known: object = {}, { test }: Options) => ({
  ...known,
  /** The sidebar's search also finds the index's anchors: headings, and what else people call things. */
  experimentalSearchDocsHeadings: true,
  componentsManifest: !test,
});

/** While Storybook runs, programs ask it at `/mcp`. */
export const addons = ['@storybook/addon-mcp'];

export const experimental_manifests = (
  manifests: Partial<ToldManifests>,
  { manifestEntries }: { manifestEntries: IndexEntry[] },
) => describeAll(manifests, manifestEntries);

export { storyIndexGenerator } from './story-index.ts';

/** The documentation page of the design system's components. */
export const previewAnnotations = (annotations: string[] = [], { test }: Options) =>
  test ? annotations : [...annotations, join(root, 'design-system/docs/component-page/preview.ts')];

export const viteFinal = (vite: InlineConfig, { presets, test }: Options): InlineConfig =>
  mergeConfig(vite, {
    plugins: [
      tokenUses(),
      ...(test
        ? []
        : [
            componentFacts(root),
            textFiles(/^(?:llms\.txt$|docs\/|code-connect\/)/, async () => filesOf(await manifestsOf(presets))),
            textFiles(/^tokens\//, tokenDownloads),
          ]),
    ],
    // Vite looks for packages in stories only: found later, on a documentation page, each would load the page again.
    optimizeDeps: { include: ['colorjs.io', 'fflate'] },
  });
