import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { inputObject } from '../../../contract/input.ts';
import { TOO_MANY_READS, type Operation } from '../../../contract/operation.ts';

const slug = v.pipe(v.string(), v.maxLength(100, 'Slug is too long'));

/** Query of landing-page: the slugs of a role, a place or both. */
const LandingQuerySchema = inputObject({ role: v.optional(slug), place: v.optional(slug) });
export type LandingQuery = v.InferOutput<typeof LandingQuerySchema>;

/** The most neighbouring places of a landing page. */
export const MAX_LANDING_PLACES = 12;

/** A role or a place that has open jobs. */
const LandingLinkSchema = v.object({ slug: v.string(), name: v.string() });
export type LandingLink = v.InferOutput<typeof LandingLinkSchema>;

const LandingPageSchema = v.object({
  /** The place's name, for `near` in get-jobs; left out where none was asked for. */
  place: v.optional(v.string()),
  /** Neighbouring places with jobs in the role, or in any. */
  places: v.array(LandingLinkSchema),
  /** Other roles with jobs in the place, or anywhere. */
  roles: v.array(LandingLinkSchema),
});
export type LandingPage = v.InferOutput<typeof LandingPageSchema>;

export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/landing-page',
  input: LandingQuerySchema,
  reply: LandingPageSchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'What a page about the jobs of a role or a place links to',
  tag: 'Jobs',
  refusals: { 404: 'There is no such role or place', 429: TOO_MANY_READS },
};
