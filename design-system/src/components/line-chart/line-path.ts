/** The line through the amounts in a square of 100, broken where there is none; one amount alone is a point. */
export function linePath(values: ReadonlyArray<number | null>, max: number): string {
  const last = values.length - 1;
  const isMissing = (index: number) => (values[index] ?? null) === null;
  return values
    .map((value, index) => {
      if (value === null) return '';
      const x = last > 0 ? round((100 * index) / last) : 50;
      const y = max > 0 ? round(100 - (100 * value) / max) : 100;
      if (!isMissing(index - 1)) return `L${x} ${y}`;
      return isMissing(index + 1) ? `M${x} ${y}h0` : `M${x} ${y}`;
    })
    .join('');
}

const round = (amount: number) => Math.round(amount * 10) / 10;
