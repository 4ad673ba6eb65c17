export { DatabaseTestPage as Component } from './page.tsx';
export { databaseTestLoader as loader } from './loader.ts';
export { databaseTestMeta as meta } from './meta.ts';
