import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { nothing } from '../../../contract/input.ts';
import { TOO_MANY_READS, type Operation } from '../../../contract/operation.ts';

/** Every landing page that has jobs. */
const LandingAddressesSchema = v.object({
  pages: v.array(
    v.object({
      role: v.optional(v.string()),
      place: v.optional(v.string()),
      /** ISO 8601, UTC: when the last of its adverts changed. */
      updated_at: v.string(),
    }),
  ),
});

export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/landing-addresses',
  input: nothing,
  reply: LandingAddressesSchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Names the roles and places that have jobs, for the sitemap',
  tag: 'Jobs',
  refusals: { 429: TOO_MANY_READS },
};
