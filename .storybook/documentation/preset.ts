/** Storybook finds these by their names. */
import { mergeConfig, type InlineConfig } from 'vite';
import { tokenUses } from './token-uses-plugin.ts';

export { storyIndexGenerator } from './story-index.ts';

export const viteFinal = (vite: InlineConfig): InlineConfig => mergeConfig(vite, { plugins: [tokenUses()] });
