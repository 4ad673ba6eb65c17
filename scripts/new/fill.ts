/**
 * A template's text, or its path, with `__key__` replaced by the value of `key`.
 * @throws when it uses a key that is not given
 */
export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/__([a-z][A-Za-z]*)__/g, (placeholder, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`A template has ${placeholder}, which has no value`);
    return value;
  });
