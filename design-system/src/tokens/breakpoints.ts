/**
 * The widths, in CSS pixels, at which a layout may change; mobile first. CSS cannot read them from a custom property,
 * so media queries write the figure and the style lint accepts no other.
 */
export const breakpoints = { sm: 640, md: 960, lg: 1200 } as const;
