import type { PagePreview } from '../../shell/src/page-state.ts';

/** The versions that one visitor gets instead of the live ones: a preview, or a share of a gradual release. */
export interface Assignment {
  /** Remote -> version; only versions in the registry. */
  versions: Readonly<Record<string, string>>;
  /** Cookies to set with the page. */
  cookies: readonly string[];
  /** Somebody looks at versions that other visitors may not get: the page says so, and is kept nowhere. */
  preview?: PagePreview;
}
