import type { ArgTypesEnhancer } from 'storybook/internal/types';

interface DocgenProp {
  tsType?: { name: string; raw?: string; elements?: { value?: string }[] };
}

interface Documented {
  __docgenInfo?: { props?: Record<string, DocgenProp> };
}

/** A union with more members than this is shown on demand. */
const READABLE = 12;

/** How the props table shows a type; Storybook itself would only say 'union' or 'ReadonlyArray'. */
export function describeType({ tsType }: DocgenProp): { summary: string; detail?: string } | undefined {
  if (!tsType?.raw || !['union', 'ReadonlyArray', 'Readonly'].includes(tsType.name)) return undefined;
  const elements = tsType.elements ?? [];
  if (elements.length > READABLE) {
    return {
      summary: `one of ${elements.length}`,
      detail: elements.map(({ value = '' }) => value.replaceAll("'", '')).join('\n'),
    };
  }
  return { summary: tsType.raw.replace(/^\s*\|\s*/, '').replaceAll(/\s+/g, ' ') };
}

const spellOutTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = describeType(props[name] ?? {});
      return [name, type ? { ...argType, table: { ...argType.table, type } } : argType];
    }),
  );
};

export const argTypesEnhancers = [spellOutTypes];
