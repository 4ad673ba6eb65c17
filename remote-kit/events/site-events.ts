type Guard<Payload> = (payload: unknown) => payload is Payload;

const isRecord = (payload: unknown): payload is Record<string, unknown> =>
  typeof payload === 'object' && payload !== null;

/**
 * What parts of the site tell one another: what each event's payload must be. Every page loads these checks, so they
 * are written by hand. Builds are of different ages: an event that changes its shape gets another name.
 */
export const siteEvents = {
  /** From the job board: how many jobs the visitor has saved. */
  'saved-jobs': (payload): payload is { count: number } =>
    isRecord(payload) && Number.isInteger(payload['count']) && Number(payload['count']) >= 0,
} as const satisfies Record<string, Guard<object>>;

export type SiteEventName = keyof typeof siteEvents;
export type SiteEvent<Name extends SiteEventName> =
  (typeof siteEvents)[Name] extends Guard<infer Payload> ? Payload : never;
