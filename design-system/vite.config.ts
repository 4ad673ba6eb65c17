import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/**
 * Writes dist/fonts.json, the paths, relative to dist, of the fonts that every page needs and may preload, and
 * dist/licences.json, the fonts' licences.
 */
function listFonts(): Plugin {
  return {
    name: 'list-fonts',
    generateBundle(_, bundle) {
      const fonts = Object.keys(bundle)
        .filter((file) => /-basic-[^/]+\.woff2$/.test(file))
        .sort();
      this.emitFile({ type: 'asset', fileName: 'fonts.json', source: JSON.stringify(fonts) });
      const sources = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []));
      this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(noticesOf(sources)) });
    },
  };
}

/** The licences of the packages that these files come from, as Vite's `build.license` lists those of scripts. */
function noticesOf(files: readonly string[]) {
  const folders = files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  return [...new Set(folders)].map((folder) => {
    const read = (file: string) => readFileSync(join(import.meta.dirname, folder, file), 'utf8');
    const { name, version, license } = JSON.parse(read('package.json')) as Record<string, string>;
    return { name, version, identifier: license, text: read('LICENSE') };
  });
}

/** The class names of a component's style sheet end alike, which compresses well. */
function scopedName(local: string, file: string): string {
  const hash = createHash('sha256').update(basename(file)).digest('base64url');
  return `_${local}_${hash.slice(0, 5)}`;
}

export default defineConfig({
  // Relative URLs, so that the sheet finds its fonts wherever the folder is served from.
  base: './',
  plugins: [listFonts()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
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
