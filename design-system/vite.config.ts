import { defineConfig, type Plugin } from 'vite';

/**
 * Writes dist/fonts.json: the paths, relative to dist, of the fonts that every page needs and may preload.
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
  // Relative URLs, so that the sheet finds its fonts wherever the folder is served from.
  base: './',
  plugins: [listFonts()],
  build: {
    target: 'es2022',
    minify: false,
    cssMinify: true,
    cssCodeSplit: false,
    modulePreload: false,
    sourcemap: true,
    // Never inline a font: it would delay the style sheet.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: 'src/index.ts',
      // Dependencies stay external, so that the consumer's bundler can tree-shake them.
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
