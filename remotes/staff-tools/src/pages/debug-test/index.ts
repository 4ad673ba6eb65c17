export { DebugTestPage as Component } from './page.tsx';
export { debugTestMeta as meta } from './meta.ts';
