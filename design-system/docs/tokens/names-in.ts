/** The custom properties that a value refers to: '--gap' in 'calc(var(--gap) * 2)'. */
export const namesIn = (value: string): string[] =>
  [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
