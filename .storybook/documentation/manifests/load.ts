import { join } from 'node:path';
import { experimental_loadStorybook as loadStorybook } from 'storybook/internal/core-server';
import { manifestsOf } from './manifests.ts';

const configDir = join(import.meta.dirname, '../..');

/** The manifests of this Storybook. */
export async function manifestsOfStorybook() {
  const { presets } = await loadStorybook({ configDir, packageJson: {}, ci: true, quiet: true });
  return manifestsOf(presets);
}
