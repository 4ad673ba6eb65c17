const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Markup that is safe to send: only `html` makes it. */
export interface Html {
  readonly markup: string;
}

type Value = string | Html | readonly Html[];

const render = (value: Value): string => {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
  return 'markup' in value ? value.markup : value.map((part) => part.markup).join('');
};

/** A template in which every interpolated text is escaped. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return {
    markup: strings.map((string, index) => string + (index < values.length ? render(values[index]!) : '')).join(''),
  };
}
