import { readFileSync } from 'node:fs';

const portrait = (name: string): string =>
  `data:image/svg+xml;base64,${readFileSync(new URL(`portraits/${name}.svg`, import.meta.url)).toString('base64')}`;

/** The leaders, drawn. They are confidential, so they travel inside the proposal and never as public files. */
export const portraits = { director: portrait('director'), operations: portrait('operations') };
