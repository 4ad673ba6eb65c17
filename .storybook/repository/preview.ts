import preview from '../preview.tsx';

// Storybook reads the tags from this file's text.
export default { ...preview, tags: ['autodocs'] };
