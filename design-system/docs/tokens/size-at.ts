/** Window widths for which sizes are given: phone, tablet, desktop. */
export const windows = [360, 768, 1440] as const;

/** '18 px', or '31 · 37.6 · 48 px at 360 · 768 · 1440' where the size grows with the window. */
export function inWindows(value: string): string {
  const sizes = windows.map((width) => String(Math.round(sizeAt(value, width) * 10) / 10));
  return new Set(sizes).size === 1 ? `${sizes[0]} px` : `${sizes.join(' · ')} px at ${windows.join(' · ')}`;
}

/** A CSS length in pixels, in a window of that width: '1.5rem', 'clamp(1rem, 4vw, 2.5rem)', '1.19rem + 0.27vw'. */
export function sizeAt(value: string, windowWidth: number): number {
  const clamp = /^clamp\((.+),(.+),(.+)\)$/.exec(value);
  if (!clamp) return sum(value, windowWidth);
  const [least = 0, fluid = 0, most = 0] = clamp.slice(1).map((part) => sum(part, windowWidth));
  return Math.max(least, Math.min(fluid, most));
}

const sum = (value: string, windowWidth: number) =>
  value.split(' + ').reduce((total, term) => total + pixels(term.trim(), windowWidth), 0);

function pixels(term: string, windowWidth: number): number {
  const [, amount, unit] = /^(-?[\d.]+)(rem|vw|px)$/.exec(term) ?? [];
  if (amount === undefined) throw new Error(`"${term}" is not a length in rem, vw or px`);
  return Number(amount) * { rem: 16, vw: windowWidth / 100, px: 1 }[unit as 'rem' | 'vw' | 'px'];
}
