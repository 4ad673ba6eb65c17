export { ApplicationEmailPage as Component } from './page.tsx';
export { action } from './action.ts';
export { meta } from './meta.ts';

// Its address holds the token from a mail.
export const isPrivate = true;
