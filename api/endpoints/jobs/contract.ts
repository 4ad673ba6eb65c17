import * as v from 'valibot';
import { LICENCES, SALARY_PERIODS, SHIFTS } from '../../contract/job-options.ts';
import { rowId } from '../../contract/row-id.ts';

export const JobSchema = v.object({
  id: rowId,
  slug: v.string(),
  title: v.string(),
  /** Null where the client is not named. */
  company: v.nullish(v.string(), null),
  location: v.nullish(v.string(), ''),
  /** Pounds per `salary_period`; null where not published. */
  salary_min: v.nullish(v.number(), null),
  salary_max: v.nullish(v.number(), null),
  /** 'year' where the reply names no period, or an unknown one. */
  salary_period: v.fallback(v.picklist(SALARY_PERIODS), 'year'),
  job_type: v.nullish(v.string(), null),
  category: v.nullish(v.string(), ''),
  /** HTML, sanitised before it is stored. */
  description: v.nullish(v.string(), ''),
  /** HTML, sanitised; null where the advert has none. */
  requirements: v.nullish(v.string(), null),
  benefits: v.nullish(v.string(), null),
  /** The advertiser's own application page (https), where there is one. */
  apply_url: v.nullish(v.string(), null),
  /** ISO 8601, UTC. */
  created_at: v.string(),
  /** The advert's number, which candidates quote. Here and below: left out where it is not known. */
  reference: v.optional(v.string()),
  /** The last day for applications: 'YYYY-MM-DD'. */
  closes_on: v.optional(v.string()),
  weekly_hours: v.optional(v.object({ min: v.number(), max: v.number() })),
  shifts: v.optional(v.array(v.picklist(SHIFTS))),
  licences: v.optional(v.array(v.picklist(LICENCES))),
  /** What `location` names, several of them in its order; left out where it names no place, or only the country. */
  places: v.optional(
    v.array(
      v.object({
        /** Left out for an area. */
        town: v.optional(v.string()),
        /** A county or region. */
        area: v.optional(v.string()),
        /** ISO 3166-1 alpha-2. */
        country: v.string(),
      }),
    ),
  ),
  /** Whether the work is done from home altogether. */
  is_remote: v.optional(v.boolean()),
  /** The county or region of `location`, of all of it: 'Greater Manchester'. */
  area: v.optional(v.string()),
  /** Degrees, WGS 84. */
  latitude: v.optional(v.number()),
  longitude: v.optional(v.number()),
  /** Whole miles from the place that was asked for. */
  distance: v.optional(v.number()),
});
export type Job = v.InferOutput<typeof JobSchema>;
