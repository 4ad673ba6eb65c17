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

/** Chromatic's modes, and those of the local run. */
export const modes = Object.fromEntries(
  (Object.keys(brands) as BrandName[]).flatMap((brand) => [
    ...Object.values(widths).map(({ width }): [ModeName, Mode] => [
      `${brand}-${width}`,
      { viewport: width, brand, scheme: 'light', motion: 'reduced' },
    ]),
    [`${brand}-1440-dark`, { viewport: 1440, brand, scheme: 'dark', motion: 'reduced' }] as [ModeName, Mode],
  ]),
) as Readonly<Record<ModeName, Mode>>;

const [OWN_BRAND] = Object.keys(brands);
/** Others look the same between phone and desktop. */
const HAS_TABLET_LAYOUT = /^(Pages|Patterns|Components\/Layout)\//;
const IS_COMPONENT = /^Components\//;

/**
 * The modes of a story: the site's brand on a phone and a desktop, with a tablet for pages and layouts and the dark for
 * components; the other brands on a desktop. A story of one width has that width only.
 */
export function modesOf(title: string, viewport?: string): Partial<Record<ModeName, Mode>> {
  const width = Object.entries(widths).find(([name]) => name === viewport)?.[1].width;
  return Object.fromEntries(
    Object.entries(modes).filter(([, mode]) => {
      if (width !== undefined) return mode.viewport === width && mode.brand === OWN_BRAND && mode.scheme === 'light';
      if (mode.scheme === 'dark') return mode.brand === OWN_BRAND && IS_COMPONENT.test(title);
      if (mode.brand !== OWN_BRAND) return mode.viewport === 1440;
      return mode.viewport !== 768 || HAS_TABLET_LAYOUT.test(title);
    }),
  );
}

/** Whether a picture tells something: '!autodocs' marks a component's stories that prove behaviour or advise. */
export const isPictured = (title: string, tags: readonly string[]): boolean =>
  !IS_COMPONENT.test(title) || tags.includes('autodocs');
