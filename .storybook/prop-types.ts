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

/** Nothing that can be typed: elements, handlers, what a component sets itself. */
const TAKES_NOTHING = /^(?:never|undefined|signature|React\w+|Ref\w*|\w*Handler)$/;

/** The control of a prop in the table of props, where Storybook's own would not do. */
export function controlOf(type: string | undefined, value: unknown): { type: 'text' } | false | undefined {
  if (type === undefined || !TAKES_NOTHING.test(type)) return undefined;
  return typeof value === 'string' ? { type: 'text' } : false;
}

const spellOutTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = describeType(props[name] ?? {});
      const control = controlOf(props[name]?.tsType?.name, initialArgs[name]);
      return [
        name,
        {
          ...argType,
          ...(type && { table: { ...argType.table, type } }),
          ...(control !== undefined && { control }),
        },
      ];
    }),
  );
};

export const argTypesEnhancers = [spellOutTypes];
