declare module 'virtual:component-facts' {
  const facts: import('./component-facts.ts').FactsByFolder;
  export default facts;
}
