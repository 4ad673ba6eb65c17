export { PrivacyPage as Component } from './page.tsx';
export { meta } from './meta.ts';
