/** What a button of the toolbar says at first and once something else is chosen, and the global that this sets. */
export const settings = {
  wayfell: { at: 'Haulwell', choose: 'Wayfell', global: 'brand:wayfell' },
  dark: { at: 'System colours', choose: 'Dark', global: 'scheme:dark' },
  large: { at: 'Text 100%', choose: 'Text 200%', global: 'textSize:200' },
  longer: { at: 'As written', choose: '40% longer', global: 'text:longer' },
  forced: { at: 'Brand’s colours', choose: 'About forced colours', global: 'colours:forced' },
} as const;

export type Setting = keyof typeof settings;
