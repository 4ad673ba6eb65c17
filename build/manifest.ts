import type { Manifest } from 'vite';

export interface NeededFiles {
  /** ES modules, for modulepreload. */
  js: string[];
  css: string[];
}

/** Every file that the given entries of a Vite manifest import, directly or transitively. */
export function filesNeededBy(manifest: Manifest, entries: readonly string[]): NeededFiles {
  const js = new Set<string>();
  const css = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || js.has(chunk.file)) return;
    js.add(chunk.file);
    chunk.imports?.forEach(visit);
    // What a page says of a shared part's look is said last.
    chunk.css?.forEach((file) => css.add(file));
  };
  entries.forEach(visit);
  return { js: [...js], css: [...css] };
}
