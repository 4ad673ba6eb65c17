export { DatabaseTestPage as Component } from './page.tsx';
export { action } from './action.ts';
export { databaseTestLoader as loader } from './loader.ts';
export { databaseTestMeta as meta } from './meta.ts';

export const isPrivate = true;
