import { join } from 'node:path';

/** The packages of the kit, each after those that it refers to. */
export const PACKED = ['contract', 'design-system', 'protocol', 'mocks', 'remote-kit'] as const;

/** Import name -> its packed declarations, which other packages' refer to. */
export const declarationsIn = (out: string): Readonly<Record<string, string>> => ({
  '@site/contract': join(out, 'contract/contract/index.d.ts'),
  '@site/contract/*': join(out, 'contract/contract/*'),
  '@site/design-system': join(out, 'design-system/types/index.d.ts'),
  '@site/protocol': join(out, 'protocol/index.d.ts'),
  '@site/protocol/openapi.ts': join(out, 'protocol/openapi/document.d.ts'),
  '@site/mocks': join(out, 'mocks/mocks/index.d.ts'),
  '@site/mocks/*': join(out, 'mocks/mocks/*'),
});
