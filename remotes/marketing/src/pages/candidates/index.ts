export { CandidatesPage as Component } from './page.tsx';
export { action } from './action.ts';
export { loader } from './loader.ts';
export { meta } from './meta.ts';
