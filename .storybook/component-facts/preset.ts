/** The documentation page of the design system's components, and the facts that it shows. */
import { dirname, join } from 'node:path';
import { mergeConfig, type InlineConfig } from 'vite';
import { componentFacts } from './plugin.ts';

const root = dirname(dirname(import.meta.dirname));

export const previewAnnotations = (annotations: string[] = []) => [
  ...annotations,
  join(root, 'design-system/docs/component-page/preview.ts'),
];

export const viteFinal = (vite: InlineConfig) => mergeConfig(vite, { plugins: [componentFacts(root)] });
