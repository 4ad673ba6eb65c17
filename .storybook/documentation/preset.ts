/** Storybook finds these by their names. */
import { mergeConfig, type InlineConfig } from 'vite';
import { tokenUses } from './token-uses-plugin.ts';

/** The sidebar's search also finds the index's anchors: headings, and what else people call things. */
export const features = { experimentalSearchDocsHeadings: true };

export { storyIndexGenerator } from './story-index.ts';

export const viteFinal = (vite: InlineConfig): InlineConfig => mergeConfig(vite, { plugins: [tokenUses()] });
