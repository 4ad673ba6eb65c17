export { TermsPage as Component } from './page.tsx';
export { meta } from './meta.ts';
