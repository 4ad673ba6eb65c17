/** One copy of each in the page, whoever built the code that imports it. External in every server bundle. */
export declare const sharedPackages: readonly ['react', 'react-dom', 'react-router-dom', '@site/design-system'];
