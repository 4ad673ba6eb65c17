declare module 'virtual:token-uses' {
  import type { TokenUses } from '../../../.storybook/documentation/token-uses.ts';

  const uses: Readonly<Record<string, TokenUses>>;
  export default uses;
}
