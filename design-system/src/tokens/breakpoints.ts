/**
 * The widths, in CSS pixels, at which a layout may change; mobile first. Media queries cannot read custom properties,
 * so they repeat the number, and stylelint accepts no other. In rem (640px is 40rem) where a row of words, such as the
 * header's, has to give way to large text too.
 */
export const breakpoints = { sm: 640, md: 960, lg: 1200 } as const;
