import type { BrandName } from '../modes.ts';
import { loadedBrand } from './brand.ts';

const folders = {
  haulwell: () => import('../../design-system/src/brand/haulwell/index.ts'),
  wayfell: () => import('../../design-system/src/brand/wayfell/index.ts'),
  keelmoor: () => import('../../design-system/src/brand/keelmoor/index.ts'),
} satisfies Record<BrandName, unknown>;

/** Replaces `design-system/src/brand/index.ts` in Storybook (main.ts). Only the chosen brand's tokens are loaded. */
export const { brand, LogoMark } = await folders[loadedBrand]();
