export const regions = ['North', 'Midlands', 'South', 'Scotland'] as const;
export type Region = (typeof regions)[number];

export const PAGE_SIZE = 4;

export const depots: ReadonlyArray<{ town: string; region: Region; nights: boolean }> = [
  { town: 'Leeds', region: 'North', nights: true },
  { town: 'Birmingham', region: 'Midlands', nights: true },
  { town: 'Bristol', region: 'South', nights: false },
  { town: 'Glasgow', region: 'Scotland', nights: false },
  { town: 'Manchester', region: 'North', nights: true },
  { town: 'Southampton', region: 'South', nights: true },
  { town: 'Daventry', region: 'Midlands', nights: true },
  { town: 'Sheffield', region: 'North', nights: false },
  { town: 'Dover', region: 'South', nights: true },
];
