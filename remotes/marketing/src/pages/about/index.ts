export { AboutPage as Component } from './page.tsx';
export { meta } from './meta.ts';
