import { create, type ThemeVars } from 'storybook/theming';
import { brand } from '../design-system/src/brand/facts.ts';

/**
 * Colours of Storybook's own interface, which cannot read custom properties: a test keeps each value equal to the token
 * that it is named after.
 */
export const frameColours = {
  '--paper': '#fbf9f5',
  '--white': '#ffffff',
  '--asphalt-200': '#d6d2c9',
  '--asphalt-500': '#716d65',
  '--asphalt-600': '#59564f',
  '--signal-100': '#ffe6d1',
  '--signal-500': '#ff6e00',
  '--signal-700': '#a84300',
  '--ink-800': '#0e2239',
  '--ink-900': '#081527',
} as const;

const face = "'Public Sans Variable', 'Public Sans Fallback', 'Arial', sans-serif";

/** Theme of the sidebar, the toolbars, and the parts of documentation pages that Storybook draws. */
export const docsTheme: ThemeVars = create({
  base: 'light',
  brandTitle: `${brand.name} design system`,
  brandTarget: '_self',
  fontBase: face,
  fontCode: "ui-monospace, 'Cascadia Mono', 'Menlo', 'Consolas', monospace",
  colorPrimary: frameColours['--signal-500'],
  colorSecondary: frameColours['--signal-700'],
  appBg: frameColours['--paper'],
  appContentBg: frameColours['--white'],
  appPreviewBg: frameColours['--paper'],
  appBorderColor: frameColours['--asphalt-200'],
  appBorderRadius: 4,
  textColor: frameColours['--ink-900'],
  textInverseColor: frameColours['--paper'],
  textMutedColor: frameColours['--asphalt-600'],
  barBg: frameColours['--white'],
  barTextColor: frameColours['--asphalt-600'],
  barHoverColor: frameColours['--signal-700'],
  barSelectedColor: frameColours['--signal-700'],
  inputBg: frameColours['--white'],
  inputBorder: frameColours['--asphalt-500'],
  inputTextColor: frameColours['--ink-900'],
  inputBorderRadius: 4,
  buttonBg: frameColours['--white'],
  buttonBorder: frameColours['--asphalt-200'],
  booleanBg: frameColours['--signal-100'],
});
