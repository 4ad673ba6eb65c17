/**
 * The mocks' ids of jobs have another form than the database's, so one stands for the other: 'mock-7001' for
 * '00000000-0000-4000-8000-000070010000', and 'mock-7001-02' for '…000070010002'.
 */
export const toDatabaseIds = (text: string): string =>
  text.replaceAll(
    /\bmock-(\d{4})(?:-(\d\d))?\b/g,
    (_, number: string, copy = '') => `00000000-0000-4000-8000-${number.padStart(8, '0')}${copy.padStart(4, '0')}`,
  );

export const toMockIds = (text: string): string =>
  text.replaceAll(/\b0{8}-0000-4000-8000-0{4}(\d{4})00(\d\d)\b/g, (_, number: string, copy: string) =>
    copy === '00' ? `mock-${number}` : `mock-${number}-${copy}`,
  );
