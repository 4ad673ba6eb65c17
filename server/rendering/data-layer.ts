import { ConfigurationError } from '@site/api/program';
import type { DataLayerConnection } from '@site/contract';

/** Both are sent to the browser: the key is the project's public one. */
export type PublicDataLayer = Pick<DataLayerConnection, 'url' | 'key'>;

/**
 * The Supabase project that jobs and categories are read from, from DATA_LAYER_URL and DATA_LAYER_KEY; our own server
 * when neither is set.
 * @throws ConfigurationError
 */
export function dataLayerFromEnvironment(
  env: Readonly<Record<string, string | undefined>> = process.env,
): PublicDataLayer | undefined {
  const url = env['DATA_LAYER_URL']?.trim().replace(/\/$/, '');
  if (!url) return undefined;
  if (!URL.canParse(url) || !url.endsWith('/rest/v1')) {
    throw new ConfigurationError(`DATA_LAYER_URL must be a URL that ends in /rest/v1, not '${url}'`);
  }
  return { url, key: env['DATA_LAYER_KEY']?.trim() || undefined };
}
