/** What a session unlocks: each has its own password and its own cookie. */
export const ACCESS_SCOPES = ['lcrca', 'transport-uk', 'staff'] as const;
export type AccessScope = (typeof ACCESS_SCOPES)[number];
