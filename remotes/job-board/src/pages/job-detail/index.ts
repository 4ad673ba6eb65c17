export { JobDetailPage as Component } from './page.tsx';
export { addresses } from './addresses.ts';
export { loader } from './loader.ts';
export { meta } from './meta.ts';
