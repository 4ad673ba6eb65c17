export { LegalSupportPage as Component } from './page.tsx';
export { meta } from './meta.ts';
