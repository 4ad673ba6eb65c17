import { MAX_APPLICATION_BYTES } from '@site/contract';

export { ApplicationPage as Component } from './page.tsx';
export { action } from './action.ts';
export { loader } from './loader.ts';
export { meta } from './meta.ts';
export const largestForm = MAX_APPLICATION_BYTES;

// Its address holds the token from a mail.
export const isPrivate = true;
