import preview from '../preview.tsx';
import { brandsOnly } from '../toolbar/index.ts';

// Storybook reads the tags from this file's text.
export default { ...preview, globalTypes: { ...preview.globalTypes, brand: brandsOnly }, tags: ['autodocs'] };
