/**
 * The oldest browsers in which the site works, as the README promises: the first that have all that its layout needs,
 * container queries and `color-mix` among it. Their names are those of the bundler's targets.
 */
export const PROMISED_BROWSERS = { chrome: 111, edge: 111, firefox: 114, safari: 16.4, ios: 16.4 } as const;

/** The target of everything that browsers load, scripts and styles. */
export const BROWSERS: string[] = Object.entries(PROMISED_BROWSERS).map(([name, version]) => `${name}${version}`);
