/** Builds the panel of the mocked site in the current folder, as one script with its styles. */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { AcceptedPlugin, Rule } from 'postcss';
import { build, defaultClientConditions, type Plugin } from 'vite';
import { buildApp } from './app.ts';
import { BROWSERS } from './browsers.ts';
import { inputsOf, recordBuild } from './freshness.ts';

const root = process.cwd();
const inputs = await inputsOf(root);

/** Where the page is the scope of the design system's styles, the panel's host is here. Fonts are the page's. */
const forShadowRoot: AcceptedPlugin = {
  postcssPlugin: 'for-shadow-root',
  Rule(rule: Rule) {
    rule.selectors = rule.selectors.map((selector) => selector.replace(/^(:root|html|body)$/, ':host'));
  },
  AtRule: { 'font-face': (rule) => void rule.remove() },
};

/** Puts the styles into the script, in place of the name PANEL_STYLES. */
const stylesInScript = (): Plugin => ({
  name: 'styles-in-script',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const [script] = Object.values(bundle).filter((file) => file.type === 'chunk');
    const [sheet] = Object.values(bundle).filter((file) => file.fileName.endsWith('.css'));
    if (script?.type !== 'chunk' || sheet?.type !== 'asset') throw new Error('The panel is one script and one sheet');
    script.code = script.code.replace('PANEL_STYLES', () => JSON.stringify(String(sheet.source)));
    delete bundle[sheet.fileName];
  },
});

await buildApp(root, async (types) => {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), stylesInScript()],
    // The sources, of which only what the panel uses gets in.
    resolve: { conditions: ['source', ...defaultClientConditions] },
    css: { postcss: { plugins: [forShadowRoot] } },
    build: {
      target: BROWSERS,
      cssCodeSplit: false,
      modulePreload: false,
      rollupOptions: {
        input: join(root, 'main.tsx'),
        treeshake: { moduleSideEffects: (id) => /main\.tsx$|\.css$/.test(id) },
        output: { entryFileNames: 'panel.js' },
      },
    },
  });
  await types;
  await recordBuild(join(root, 'dist'), inputs);
});
