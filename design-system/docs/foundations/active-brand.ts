import { brand } from '../../src/brand/index.ts';
import { brandFiles, brandNames } from '../tokens/sources.ts';

/** The folder of the brand chosen in the toolbar. */
export const brandFolder = brandNames.find((folder) => folder === brand.name.toLowerCase()) ?? brandNames[0] ?? '';

export const brandTokens = () => brandFiles[brandFolder]?.tokens ?? [];
