import type { Config } from 'stylelint';
import { breakpoints } from './design-system/src/tokens/breakpoints.ts';

const TOKENS = ['design-system/src/tokens/*.css', 'design-system/src/brand/*/tokens.css'];
const ABSOLUTE_UNITS = ['px', 'pt', 'pc', 'in', 'cm', 'mm', 'q'];
const COLOUR_FUNCTIONS = ['/^rgba?$/', '/^hsla?$/', 'hwb', '/^(ok)?lab$/', '/^(ok)?lch$/', 'color', 'device-cmyk'];

const widths = Object.values(breakpoints).flatMap((width) => [`${width}px`, `${width / 16}rem`]);
const inLayer = (name: string) => [`^${name}$`, { message: `This file belongs to the layer ${name}` }];

/**
 * Which layer each file belongs to, and which values only the token files may contain. design-system/README.md
 * explains the rules.
 */
const config: Config = {
  extends: 'stylelint-config-recommended',
  plugins: ['./lint/container-queries.ts', './lint/control-edges.ts', './lint/scale-values.ts'],
  ignoreFiles: ['**/dist/**', '**/node_modules/**', 'storybook-static/**', '.cache/**', 'tests/fixtures/**'],
  referenceFiles: TOKENS,
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'rule-nesting-at-rule-required-list': [
      ['layer'],
      { message: 'A style rule outside every cascade layer overrides them all: put it inside @layer' },
    ],
    'layer-name-pattern': '^(tokens|base|components|pages)$',
    'media-feature-range-notation': ['context', { message: 'Write a range: (width < 960px), (width >= 960px)' }],
    'media-feature-name-value-allowed-list': [
      { width: widths },
      {
        message: `A layout may only change at ${widths.join(', ')} (design-system/src/tokens/breakpoints.ts)`,
      },
    ],
    'styles/container-query-no-pixels': true,
    'styles/control-edge-contrast': true,
    'styles/scale-values': true,
    'no-unknown-custom-properties': true,
    // It would force an order by specificity: related states are easier to read side by side.
    'no-descending-specificity': null,
    'color-no-hex': [true, { message: 'A raw colour: use a token, var(--color-…)' }],
    // The black of a mask is an amount, not a colour.
    'color-named': ['never', { ignoreProperties: ['/^mask/'], message: 'A raw colour: use a token, var(--color-…)' }],
    'function-disallowed-list': [
      COLOUR_FUNCTIONS,
      { message: 'A raw colour: use a token, var(--color-…), or color-mix() of tokens' },
    ],
    'unit-disallowed-list': [
      ABSOLUTE_UNITS,
      {
        ignoreMediaFeatureNames: { px: ['/width$/'] },
        message: 'An absolute length: use a token (--border-…, --space-…, --radius-…), rem or em',
      },
    ],
  },
  overrides: [
    { files: ['design-system/**/*.css'], rules: { 'layer-name-pattern': inLayer('components') } },
    { files: ['{remotes,shell,mocks}/**/*.css'], rules: { 'layer-name-pattern': inLayer('pages') } },
    { files: ['design-system/src/base.css'], rules: { 'layer-name-pattern': inLayer('base') } },
    { files: ['design-system/src/styles.css'], rules: { 'layer-name-pattern': '^(tokens|base|components|pages)$' } },
    {
      files: TOKENS,
      rules: {
        'layer-name-pattern': inLayer('tokens'),
        'color-no-hex': null,
        'styles/scale-values': null,
        'color-named': null,
        'function-disallowed-list': null,
        'unit-disallowed-list': null,
      },
    },
    {
      files: ['**/*.module.css'],
      rules: { 'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }] },
    },
  ],
};

export default config;
