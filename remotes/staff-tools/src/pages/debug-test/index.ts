export { DebugTestPage as Component } from './page.tsx';
export { debugTestLoader as loader } from './loader.ts';
export { debugTestMeta as meta } from './meta.ts';

/** A test is made anew for each visitor. */
export const isPrivate = true;
