/**
 * 'HGV Class 1 Driver' in 'Milton Keynes', advert 10042 -> 'hgv-class-1-driver-milton-keynes-10042'. Unique by the id.
 */
export function jobSlug({
  title,
  location,
  externalId,
}: {
  title: string;
  location: string;
  externalId: string;
}): string {
  const words = `${title} ${location}`
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, 120)
    .replace(/-$/, '');
  return `${words || 'job'}-${externalId}`;
}
