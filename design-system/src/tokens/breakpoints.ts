/**
 * The widths, in CSS pixels, at which a layout may change; mobile first. Media queries cannot read custom properties,
 * so they repeat the number, and stylelint accepts no other.
 */
export const breakpoints = { sm: 640, md: 960, lg: 1200 } as const;
