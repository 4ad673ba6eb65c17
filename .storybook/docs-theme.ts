import { create, type ThemeVars } from 'storybook/theming';
import { brand } from '../design-system/src/brand/facts.ts';
import type { Scheme } from '../shell/src/colour-scheme/show-scheme.ts';

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
  '--signal-300': '#ffae6b',
  '--signal-500': '#ff6e00',
  '--signal-700': '#a84300',
  '--signal-900': '#29150a',
  '--ink-200': '#b6c5d8',
  '--ink-300': '#8ea3be',
  '--ink-700': '#17324f',
  '--ink-900': '#081527',
  '--ink-950': '#040d1a',
} as const;

const face = "'Public Sans Variable', 'Public Sans Fallback', 'Arial', sans-serif";

type Part = 'page' | 'surface' | 'border' | 'edge' | 'text' | 'inverse' | 'muted' | 'accent' | 'wash';

const parts: Readonly<Record<Scheme, Readonly<Record<Part, keyof typeof frameColours>>>> = {
  light: {
    page: '--paper',
    surface: '--white',
    border: '--asphalt-200',
    edge: '--asphalt-500',
    text: '--ink-900',
    inverse: '--paper',
    muted: '--asphalt-600',
    accent: '--signal-700',
    wash: '--signal-100',
  },
  dark: {
    page: '--ink-950',
    surface: '--ink-900',
    border: '--ink-700',
    edge: '--ink-300',
    text: '--paper',
    inverse: '--ink-900',
    muted: '--ink-200',
    accent: '--signal-300',
    wash: '--signal-900',
  },
};

/** Theme of the sidebar, the toolbars, and the parts of documentation pages that Storybook draws. */
export function docsTheme(scheme: Scheme): ThemeVars {
  const colour = (part: Part) => frameColours[parts[scheme][part]];
  return create({
    base: scheme,
    brandTitle: `${brand.name} design system`,
    brandTarget: '_self',
    fontBase: face,
    fontCode: "ui-monospace, 'Cascadia Mono', 'Menlo', 'Consolas', monospace",
    colorPrimary: frameColours['--signal-500'],
    colorSecondary: colour('accent'),
    appBg: colour('page'),
    appContentBg: colour('surface'),
    appPreviewBg: colour('page'),
    appBorderColor: colour('border'),
    appBorderRadius: 4,
    textColor: colour('text'),
    textInverseColor: colour('inverse'),
    textMutedColor: colour('muted'),
    barBg: colour('surface'),
    barTextColor: colour('muted'),
    barHoverColor: colour('accent'),
    barSelectedColor: colour('accent'),
    inputBg: colour('surface'),
    inputBorder: colour('edge'),
    inputTextColor: colour('text'),
    inputBorderRadius: 4,
    buttonBg: colour('surface'),
    buttonBorder: colour('border'),
    booleanBg: colour('wash'),
  });
}
