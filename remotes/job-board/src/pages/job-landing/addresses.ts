import { landingHref, type ApiClient } from '@site/contract';
import type { PageAddress } from '@site/remote-kit';

/** Those of all landing pages that have jobs. */
export async function addresses(api: ApiClient): Promise<PageAddress[]> {
  const reply = await api.landingAddresses({});
  if (!reply.ok) throw new Error(`The landing pages could not be listed: ${reply.error.message}`);
  return reply.data.pages.map(({ updated_at, ...slugs }) => ({ path: landingHref(slugs), lastModified: updated_at }));
}
