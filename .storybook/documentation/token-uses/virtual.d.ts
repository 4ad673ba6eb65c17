declare module 'virtual:token-uses' {
  const uses: Readonly<Record<string, import('./token-uses.ts').TokenUses>>;
  export default uses;
}
