import { deviceValue } from '@site/remote-kit/device';
import { SCHEME_KEY, type Scheme } from './show-scheme.ts';

/** The scheme that the visitor has chosen; 'system' without a choice. */
export const chosenScheme = deviceValue<Scheme | 'system'>(SCHEME_KEY, (text) =>
  text === '"light"' ? 'light' : text === '"dark"' ? 'dark' : 'system',
);
