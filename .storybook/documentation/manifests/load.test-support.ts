import { join } from 'node:path';
import { experimental_loadStorybook as loadStorybook, loadManifests } from 'storybook/internal/core-server';
import type { Manifests } from './manifests.ts';

const configDir = join(import.meta.dirname, '../..');

/** The manifests as Storybook serves them, and writes them when it is built. */
export async function manifestsOfStorybook(): Promise<Manifests> {
  const { presets } = await loadStorybook({ configDir, packageJson: {}, ci: true, quiet: true });
  return (await loadManifests(presets)) as Manifests;
}
