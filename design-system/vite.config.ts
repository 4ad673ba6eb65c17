import { defineConfig, type Plugin } from 'vite';

/**
 * dist/index.js (one module for browsers and for Node), dist/styles.css, dist/assets/*.woff2, and dist/fonts.json: the
 * addresses, relative to dist, of the fonts that every page needs and may preload.
 */
function listFonts(): Plugin {
  return {
    name: 'list-fonts',
    generateBundle(_, bundle) {
      const fonts = Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2'))
        .sort();
      this.emitFile({ type: 'asset', fileName: 'fonts.json', source: JSON.stringify(fonts) });
    },
  };
}

export default defineConfig({
  // Relative addresses: the sheet finds its fonts wherever the folder is served from.
  base: './',
  plugins: [listFonts()],
  build: {
    target: 'es2022',
    minify: false,
    cssMinify: true,
    cssCodeSplit: false,
    modulePreload: false,
    sourcemap: true,
    // No font inside the sheet: it would delay the text it styles.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: 'src/index.ts',
      // Its dependencies stay themselves: whoever bundles the library leaves out what is not asked for.
      external: [/^react(-dom)?(\/|$)/, /^@radix-ui\//, /^class-variance-authority$/],
      preserveEntrySignatures: 'strict',
      output: {
        format: 'es',
        entryFileNames: 'index.js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'styles.css' : 'assets/[name]-[hash][extname]',
      },
    },
  },
});
