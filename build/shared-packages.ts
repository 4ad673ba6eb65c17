/** One copy of each in the page, whoever built the code that imports it. External in every server bundle. */
export const sharedPackages = ['react', 'react-dom', 'react-router-dom', '@site/design-system'] as const;
