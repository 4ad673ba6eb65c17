export { JobDetailPage as Component } from './page.tsx';
export { loader } from './loader.ts';
export { meta } from './meta.ts';
