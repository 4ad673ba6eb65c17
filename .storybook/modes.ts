/** The toolbar's widths and brands, and the combinations of them and the schemes that visual tests capture. */

export const widths = {
  phone: { name: 'Phone, 360', width: 360, height: 780, type: 'mobile' },
  tablet: { name: 'Tablet, 768', width: 768, height: 1024, type: 'tablet' },
  desktop: { name: 'Desktop, 1440', width: 1440, height: 900, type: 'desktop' },
} as const;

/** The folders in design-system/src/brand, the site's own first. */
export const brands = { haulwell: 'Haulwell', wayfell: 'Wayfell', keelmoor: 'Keelmoor' } as const;

export type BrandName = keyof typeof brands;

export const isBrandName = (name: unknown): name is BrandName =>
  typeof name === 'string' && Object.hasOwn(brands, name);

/** A width, and toolbar values. */
export interface Mode {
  viewport: number;
  brand: BrandName;
  scheme: 'light' | 'dark';
  motion: 'reduced';
}

export type ModeName = `${BrandName}-${360 | 768 | 1440}` | `${BrandName}-1440-dark`;

/** Chromatic's modes, and the Playwright projects of the local run. */
export const modes = Object.fromEntries(
  (Object.keys(brands) as BrandName[]).flatMap((brand) => [
    ...Object.values(widths).map(({ width }): [ModeName, Mode] => [
      `${brand}-${width}`,
      { viewport: width, brand, scheme: 'light', motion: 'reduced' },
    ]),
    [`${brand}-1440-dark`, { viewport: 1440, brand, scheme: 'dark', motion: 'reduced' }] as [ModeName, Mode],
  ]),
) as Readonly<Record<ModeName, Mode>>;

const EVERY_MODE = Object.keys(modes) as ModeName[];
/** Enough when the layout is the same between phone and desktop. */
const FEW_MODES: readonly ModeName[] = ['haulwell-360', 'haulwell-1440', 'wayfell-1440'];
const LAYOUTS = /^(Pages|Patterns|Components\/Layout)\//;

/**
 * The modes of a story: few for most components, all for pages and layouts, one width for a story of that width. Only
 * pages and layouts are captured in the dark.
 */
export function modesOf(title: string, viewport?: string): Partial<Record<ModeName, Mode>> {
  const width = Object.entries(widths).find(([name]) => name === viewport)?.[1].width;
  const names = LAYOUTS.test(title)
    ? EVERY_MODE
    : width === undefined
      ? FEW_MODES
      : EVERY_MODE.filter((name) => modes[name].brand === 'haulwell' && modes[name].scheme === 'light');
  return Object.fromEntries(
    names.filter((name) => width === undefined || modes[name].viewport === width).map((name) => [name, modes[name]]),
  );
}
