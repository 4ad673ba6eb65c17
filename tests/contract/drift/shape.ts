/** What kinds of values there are, without the values: of a list, those of all its entries together. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) {
    const shapes = value.map(shapeOf);
    return shapes.every((shape) => typeof shape === 'object') ? [Object.assign({}, ...shapes)] : [...new Set(shapes)];
  }
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each)]));
}
