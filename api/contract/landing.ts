import * as v from 'valibot';
import { inputObject } from './input.ts';

const slug = v.pipe(v.string(), v.maxLength(100, 'Slug is too long'));

/** Query of landing-page: the slugs of a role, a place or both. */
export const LandingQuerySchema = inputObject({ role: v.optional(slug), place: v.optional(slug) });
export type LandingQuery = v.InferOutput<typeof LandingQuerySchema>;

/** The most neighbouring places of a landing page. */
export const MAX_LANDING_PLACES = 12;

/** A role or a place that has open jobs. */
const LandingLinkSchema = v.object({ slug: v.string(), name: v.string() });
export type LandingLink = v.InferOutput<typeof LandingLinkSchema>;

export const LandingPageSchema = v.object({
  /** The place's name, for `near` in get-jobs; left out where none was asked for. */
  place: v.optional(v.string()),
  /** Neighbouring places with jobs in the role, or in any. */
  places: v.array(LandingLinkSchema),
  /** Other roles with jobs in the place, or anywhere. */
  roles: v.array(LandingLinkSchema),
});
export type LandingPage = v.InferOutput<typeof LandingPageSchema>;

/** Every landing page that has jobs. */
export const LandingAddressesSchema = v.object({
  pages: v.array(
    v.object({
      role: v.optional(v.string()),
      place: v.optional(v.string()),
      /** ISO 8601, UTC: when the last of its adverts changed. */
      updated_at: v.string(),
    }),
  ),
});
