declare module 'virtual:token-uses' {
  const uses: Readonly<Record<string, import('../../../.storybook/documentation/token-uses.ts').TokenUses>>;
  export default uses;
}
